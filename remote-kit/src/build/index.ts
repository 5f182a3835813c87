export { buildRemote } from './build-remote.ts';
export { moduleSizes, packageOf } from './module-sizes.ts';
export { packFiles } from './pack-files.ts';
export { releaseNote } from './release-note.ts';
