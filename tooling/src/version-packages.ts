import { cp } from 'node:fs/promises';
import { runTool } from './check/run-tool.ts';
import { libraries } from './library/libraries.ts';
import { releasedFile, surfaceFile } from './surface/surface-files.ts';

/*
 * `pnpm version-packages`: raises the versions of the libraries as their changesets say, and writes their changelogs.
 * Their surfaces are those of a release from then on.
 */
const { passed, complaints } = await runTool('changeset', 'version');
console.log(complaints);
if (passed) {
  for (const name of libraries) await cp(surfaceFile(name), releasedFile(name));
} else process.exitCode = 1;
