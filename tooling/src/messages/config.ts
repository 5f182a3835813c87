import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { type LinguiConfigNormalized, makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { browserPackages, packageFolder } from '../packages.ts';

/** Labels that several packages show; each package that imports them has them in its catalogue. */
const LABELS = '@leeszaal/shared-contracts/labels';
const LABELS_FOLDER = join(packageFolder('shared-contracts'), 'src/labels');

/** The language of the messages in the source code. */
export const sourceLanguage = 'en';

/** How a catalogue is written: without line numbers, so that only its messages make a difference. */
export const catalogueFormat = formatter({ lineNumbers: false });

/** The packages that show text to people. */
export const packagesWithMessages = browserPackages;

/** Where a package's messages are found and kept. */
export function messageConfig(folder: string): LinguiConfigNormalized {
  const hasLabels = importsLabels(folder);
  return makeConfig(
    {
      rootDir: folder,
      sourceLocale: sourceLanguage,
      locales: [...LANGUAGES],
      format: catalogueFormat,
      catalogs: [
        {
          path: join(folder, 'locales/{locale}'),
          include: [join(folder, 'src'), ...(hasLabels ? [LABELS_FOLDER] : [])],
          exclude: [
            '**/*.test.ts',
            '**/*.test.tsx',
            '**/*.css',
            '**/*.d.ts',
            ...(hasLabels ? [] : [join(LABELS_FOLDER, '**')]),
          ],
        },
      ],
    },
    { skipValidation: true },
  );
}

/** The folder of each package that may hold messages. */
export function messageFolders(): string[] {
  return packagesWithMessages.map(packageFolder);
}

function importsLabels(folder: string): boolean {
  return globSync(join(folder, 'src/**/*.{ts,tsx}')).some((file) =>
    readFileSync(file, 'utf8').includes(`'${LABELS}'`),
  );
}
