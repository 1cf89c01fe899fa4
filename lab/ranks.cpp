#include "lab/ranks.h"

#include <climits>
#include <numeric>

#include <dlfcn.h>

#include "engine/check.h"
#include "lab/mpi/calls.h"

namespace sortie {
namespace {

// MPI ends all processes itself when one of its calls fails, so a failure never comes back here.
void expect_well(int code)
{
    if (code != 0) fault("a call of MPI has failed");
}

class Ranks final : public World {
public:
    Ranks(const MpiCalls& calls, int rank, int size) : calls_(calls), rank_(rank), size_(size) {}
    ~Ranks() override { calls_.end(); }
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const override { return rank_; }
    int size() const override { return size_; }

    std::vector<std::string> gather(const std::string& text) override
    {
        const auto count = is_first() ? static_cast<std::size_t>(size_) : 0;
        std::vector<std::uint64_t> numbers(count);
        expect_well(calls_.gather_number(text.size(), numbers.data()));
        CHECK(std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}) < INT_MAX);
        CHECK(text.size() < INT_MAX);
        const std::vector<int> sizes(numbers.begin(), numbers.end());
        std::vector<int> places(count);
        std::exclusive_scan(sizes.begin(), sizes.end(), places.begin(), 0);
        std::string all(std::accumulate(numbers.begin(), numbers.end(), std::size_t{0}), '\0');
        expect_well(calls_.gather_bytes(text.data(), static_cast<int>(text.size()), all.data(),
                                        sizes.data(), places.data()));
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < count; ++i) {
            texts.push_back(all.substr(static_cast<std::size_t>(places[i]),
                                       static_cast<std::size_t>(sizes[i])));
        }
        return texts;
    }

    std::string spread(const std::string& text) override
    {
        std::uint64_t size = text.size();
        expect_well(calls_.spread_number(&size));
        CHECK(size < INT_MAX);
        std::string same = text;
        same.resize(size);
        expect_well(calls_.spread_bytes(same.data(), static_cast<int>(size)));
        return same;
    }

private:
    const MpiCalls& calls_;
    int rank_;
    int size_;
};

Problem no_module(const std::filesystem::path& module, const std::string& why)
{
    return {"--mpi needs the module '" + module.string() +
            "', which is built where MPI is installed (Debian: libopenmpi-dev and openmpi-bin): " +
            why};
}

}  // namespace

std::filesystem::path mpi_module_path()
{
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) return "sortie-mpi.so";
    return program.parent_path().parent_path() / "lib" / "sortie" / "sortie-mpi.so";
}

Result<std::unique_ptr<World>> world_of_mpi(const std::filesystem::path& module)
{
    // MPI loads parts of itself later, and they have to find it.
    void* const library = dlopen(module.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (library == nullptr) return no_module(module, dlerror());
    void* const symbol = dlsym(library, mpi_calls_name);
    if (symbol == nullptr) return no_module(module, "it is something else");
    using Entry = const MpiCalls* (*)();
    const MpiCalls& calls = *reinterpret_cast<Entry>(symbol)();
    if (calls.version != mpi_calls_version) {
        return no_module(module, "it belongs to another version of this program");
    }
    int rank = 0;
    int size = 1;
    if (calls.begin(&rank, &size) != 0) return Problem{"MPI could not begin"};
    std::unique_ptr<World> world = std::make_unique<Ranks>(calls, rank, size);
    return world;
}

}  // namespace sortie
