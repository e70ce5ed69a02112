// Filled by the module's first file.
