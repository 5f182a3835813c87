import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { compileLibrary, scratchFolder } from '../library/compile-library.ts';
import { type LibraryName, libraries } from '../library/libraries.ts';
import { packageFolder } from '../packages.ts';
import { CONTRACT, type LibraryEntry, libraryEntries, reportName } from './entries.ts';

/** The extractor's own compiler reads only declarations. */
const COMPILER_OPTIONS = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'ESNext', 'DOM', 'DOM.AsyncIterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Writes the surface of each entry of each library, and the contract between host and remotes.
 *
 * @param destination an empty folder, absolute; it gets a folder for each library
 */
export async function extractReports(destination: string): Promise<void> {
  const scratch = new Map<LibraryName, string>();
  try {
    for (const name of libraries) {
      const declarations = await scratchFolder(name);
      scratch.set(name, declarations);
      await compileLibrary(name, {
        outDir: declarations,
        emitDeclarationOnly: true,
        noCheck: true,
      });
    }
    const configs: ExtractorConfig[] = [];
    for (const [name, declarations] of scratch) {
      const entries = await libraryEntries(name);
      if (name === 'shared-contracts') entries.push(CONTRACT);
      configs.push(...entries.map((entry) => config(name, entry, declarations, destination)));
    }
    extract(configs);
  } finally {
    await Promise.all([...scratch.values()].map((folder) => rm(folder, { recursive: true })));
  }
}

/** One program has the files of all: they import the same libraries. */
function extract(configs: readonly ExtractorConfig[]): void {
  const [first] = configs;
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map((each) => each.mainEntryPointFilePath),
  });
  for (const each of configs) {
    Extractor.invoke(each, { compilerState, messageCallback: throwErrors });
  }
}

/** @throws with an error; the rest of what the extractor says is about documentation */
function throwErrors(message: ExtractorMessage): void {
  if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
  message.handled = true;
}

function config(
  name: LibraryName,
  { entry, declarations }: LibraryEntry,
  folder: string,
  destination: string,
): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const mainEntryPointFilePath = join(folder, declarations);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(packageFolder(name), 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: packageFolder(name),
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [mainEntryPointFilePath] },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: join(destination, name),
        reportTempFolder: join(destination, name),
        reportFileName: reportName(entry),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}
