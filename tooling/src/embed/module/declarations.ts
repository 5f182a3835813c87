import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { compileLibrary, scratchFolder } from '../../library/compile-library.ts';
import { packageFolder } from '../../packages.ts';

/** The package whose types the element's own are made of. */
const CONTRACTS = 'shared-contracts';

/**
 * Writes the declarations of the element as one file, which needs no other package.
 *
 * @param target the file, absolute
 * @throws with the messages of the compiler or of API Extractor
 */
export async function writeDeclarations(target: string): Promise<void> {
  const scratch = await scratchFolder('reader-embed');
  try {
    const [own, contracts] = [join(scratch, 'own'), join(scratch, CONTRACTS)];
    const emit = { emitDeclarationOnly: true, noCheck: true };
    await compileLibrary(CONTRACTS, { ...emit, outDir: contracts });
    await compileLibrary('reader-embed', { ...emit, outDir: own });
    rollUp(join(own, 'index.d.ts'), join(contracts, 'index.d.ts'), target);
    const element = await readFile(join(own, 'contract/reader-element.contract.d.ts'), 'utf8');
    await appendFile(target, `\n${globalsOf(element)}`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** The global declarations of a file, which API Extractor leaves out. */
function globalsOf(declarations: string): string {
  const [globals] = /^declare global \{\n.*?^\}\n/ms.exec(declarations) ?? [];
  if (globals === undefined) throw new Error('The element is not in HTMLElementTagNameMap');
  return globals;
}

function rollUp(entry: string, contracts: string, target: string): void {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(packageFolder('reader-embed'), 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: packageFolder('reader-embed'),
      mainEntryPointFilePath: entry,
      bundledPackages: [`@leeszaal/${CONTRACTS}`],
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2024',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2024', 'DOM', 'DOM.AsyncIterable'],
            types: [],
            strict: true,
            skipLibCheck: true,
            noEmit: true,
            paths: { [`@leeszaal/${CONTRACTS}`]: [contracts] },
          },
          files: [entry],
        },
      },
      apiReport: { enabled: false, reportFileName: 'report' },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: target },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
  Extractor.invoke(config, {
    messageCallback(message) {
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
      message.handled = true;
    },
  });
}
