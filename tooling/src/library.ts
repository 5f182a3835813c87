import { buildModule } from './embed/module/build-module.ts';
import { buildLibrary } from './library/build-library.ts';
import { libraries } from './library/libraries.ts';

/*
 * `node tooling/src/library.ts NAME` builds the `lib/` of a package that npm distributes. pnpm runs it before it
 * packs or publishes the package.
 */
const [name] = process.argv.slice(2);
const library = libraries.find((known) => known === name);
if (library === undefined) {
  console.error(`Usage: node tooling/src/library.ts ${libraries.join(' | ')}`);
  process.exitCode = 2;
} else if (library === 'reader-embed') {
  await buildModule();
} else {
  await buildLibrary(library);
}
