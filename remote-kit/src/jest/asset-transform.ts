import { basename } from 'node:path';

/** In a test the address of an image or font is the name of its file. */
export default {
  process: (_source: string, path: string): { code: string } => ({
    code: `export default ${JSON.stringify(basename(path))};`,
  }),
};
