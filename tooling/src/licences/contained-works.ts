/** Software that a package contains in compiled form. */
export interface ContainedWork {
  readonly name: string;
  readonly licence: string;
  readonly author: string;
}

/**
 * The works in packages of the server that have no licence of theirs among their files. Only packages with compiled
 * code are here: their own licence is of the code around it.
 */
export const CONTAINED_WORKS: Readonly<Record<string, readonly ContainedWork[]>> = {
  '@electric-sql/pglite': [
    {
      name: 'PostgreSQL',
      licence: 'PostgreSQL',
      author:
        'The PostgreSQL Global Development Group; The Regents of the University of California',
    },
    { name: 'Emscripten', licence: 'MIT', author: 'The Emscripten Authors' },
    { name: 'musl', licence: 'MIT', author: 'Rich Felker and others' },
    { name: 'libxml2', licence: 'MIT', author: 'Daniel Veillard' },
    { name: 'zlib', licence: 'Zlib', author: 'Jean-loup Gailly and Mark Adler' },
  ],
  '@jsquash/jxl': [
    { name: 'libjxl', licence: 'BSD-3-Clause', author: 'The JPEG XL Project Authors' },
    { name: 'Highway', licence: 'Apache-2.0', author: 'The Highway Project Authors' },
    { name: 'Brotli', licence: 'MIT', author: 'The Brotli Authors' },
    { name: 'skcms', licence: 'BSD-3-Clause', author: 'Google Inc.' },
  ],
};
