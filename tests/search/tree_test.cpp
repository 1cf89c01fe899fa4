#include "engine/search/tree.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a node is found by its parent and its key, and by nothing else")
{
    SearchTree tree(100);
    const NodeId first = tree.add(tree_root, 7);
    const NodeId second = tree.add(first, 7);
    EXPECT_EQ(tree.find(tree_root, 7), first);
    EXPECT_EQ(tree.find(first, 7), second);
    EXPECT_EQ(tree.find(tree_root, 8), no_tree_node);
    EXPECT_EQ(tree.find(second, 7), no_tree_node);
}

TEST("a full tree takes no more and loses nothing")
{
    SearchTree tree(50);
    for (std::uint32_t key = 0; key < 50; ++key) EXPECT_NE(tree.add(tree_root, key), no_tree_node);
    EXPECT_EQ(tree.add(tree_root, 50), no_tree_node);
    EXPECT_EQ(tree.size(), 50u);
    for (std::uint32_t key = 0; key < 50; ++key) EXPECT_NE(tree.find(tree_root, key), no_tree_node);
}

}  // namespace
}  // namespace sortie
