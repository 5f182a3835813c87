import { resolve } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';

const { NormalModule } = webpack;

/** Modules that webpack has joined into one. */
interface Joined {
  readonly modules?: readonly Module[];
}

const partsOf = (module: Module & Joined): readonly Module[] => module.modules ?? [module];

/**
 * The sources of all files of a build, absolute: of the modules in its chunks, and of files that a style sheet or a
 * worker names. A module that webpack has removed as unused is in no chunk.
 *
 * A build of webpack's cache makes no modules of the files that a style sheet names, so those come from the assets.
 */
export function builtFiles(compilation: Compilation): Set<string> {
  const { chunkGraph, modules, compiler } = compilation;
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const ofModules = inChunks
    .flatMap(partsOf)
    .flatMap((module) => [
      module.nameForCondition(),
      module instanceof NormalModule ? module.resource : null,
    ]);
  const ofAssets = compilation
    .getAssets()
    .map(({ info }) => info.sourceFilename && resolve(compiler.context, info.sourceFilename));
  const files = [...ofModules, ...ofAssets].flatMap((file) => (file ? [file] : []));
  return new Set(files.map((file) => file.replace(/[?#].*$/, '')));
}
