# CMake asks for a description of every system; the WebAssembly one has nothing to add.
