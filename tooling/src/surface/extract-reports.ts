import { readFileSync } from 'node:fs';
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
import { CONTRACT, libraryEntries } from './entries.ts';
import type { Reports } from './reports.ts';

/** In a report, whose last line may say that the package lacks a comment. */
const DECLARATIONS = /```ts\n\n(.*?)\n?(?:\/\/ \(No @packageDocumentation|```)/s;

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
  noCheck: true,
  skipLibCheck: true,
};

/** An entry of a library to be reported. */
interface Extraction {
  readonly library: LibraryName;
  /** The entry's. */
  readonly name: string;
  readonly config: ExtractorConfig;
}

/** Reports what each entry of each library declares, and the contract between host and remotes. */
export async function extractReports(): Promise<ReadonlyMap<LibraryName, Reports>> {
  const scratch: string[] = [];
  try {
    const extractions: Extraction[] = [];
    for (const library of libraries) {
      const folder = await scratchFolder(library);
      scratch.push(folder);
      await compileLibrary(library, { outDir: folder, emitDeclarationOnly: true, noCheck: true });
      const entries = await libraryEntries(library);
      if (library === 'shared-contracts') entries.push(CONTRACT);
      for (const { name, declarations } of entries) {
        extractions.push({ library, name, config: config(library, folder, declarations) });
      }
    }
    return extract(extractions);
  } finally {
    await Promise.all(scratch.map((folder) => rm(folder, { recursive: true })));
  }
}

/** One program has the files of all: they import the same libraries. */
function extract(extractions: readonly Extraction[]): Map<LibraryName, Reports> {
  const reports = new Map(libraries.map((library) => [library, new Map<string, string>()]));
  const [first, ...others] = extractions.map((each) => each.config);
  if (first === undefined) return reports;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((each) => each.mainEntryPointFilePath),
  });
  for (const { library, name, config: each } of extractions) {
    Extractor.invoke(each, { compilerState, messageCallback: throwErrors });
    const [, declarations] = DECLARATIONS.exec(readFileSync(each.reportFilePath, 'utf8')) ?? [];
    if (declarations === undefined) throw new Error(`${library}/${name} has no report.`);
    reports.get(library)?.set(name, declarations);
  }
  return reports;
}

/** @throws with an error; the rest of what the extractor says is about documentation */
function throwErrors(message: ExtractorMessage): void {
  if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
  message.handled = true;
}

/**
 * @param folder of the library's declarations; the report overwrites the one of the entry before
 * @param declarations of the entry, relative to the folder
 */
function config(library: LibraryName, folder: string, declarations: string): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const mainEntryPointFilePath = join(folder, declarations);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(packageFolder(library), 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: packageFolder(library),
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [mainEntryPointFilePath] },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: folder,
        reportTempFolder: folder,
        reportFileName: 'report',
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
