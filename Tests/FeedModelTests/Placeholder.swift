// Filled by the module's first test.
