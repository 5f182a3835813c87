import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { type LinguiConfigNormalized, makeConfig } from '@lingui/conf';
import { catalogueFormat, sourceLanguage } from './catalogue-format.ts';

/** Messages of packages that other packages show; each package that imports an entry has them in its catalogue. */
const SHARED_MESSAGES = [
  {
    entries: ['@leeszaal/shared-contracts/labels'],
    folder: dirname(fileURLToPath(import.meta.resolve('@leeszaal/shared-contracts/labels'))),
  },
  {
    entries: ['@leeszaal/remote-kit/messages', '@leeszaal/remote-kit/use-part'],
    folder: join(import.meta.dirname, '../messages'),
  },
  {
    entries: ['@leeszaal/remote-kit/react'],
    folder: join(import.meta.dirname, '../react'),
  },
] as const;

/**
 * Where a package's messages are found and kept.
 *
 * @param folder of the package, absolute
 */
export function messageConfig(folder: string): LinguiConfigNormalized {
  const imported = importsOf(folder);
  return makeConfig(
    {
      rootDir: folder,
      sourceLocale: sourceLanguage,
      locales: [...LANGUAGES],
      format: catalogueFormat,
      catalogs: [
        {
          path: join(folder, 'locales/{locale}'),
          include: [join(folder, 'src'), ...imported],
          exclude: [
            '**/*.test.ts',
            '**/*.test.tsx',
            '**/*.css',
            '**/*.d.ts',
            ...SHARED_MESSAGES.filter((shared) => !imported.includes(shared.folder)).map((shared) =>
              join(shared.folder, '**'),
            ),
          ],
        },
      ],
    },
    { skipValidation: true },
  );
}

/** The folders of the shared messages that a package imports. */
function importsOf(folder: string): string[] {
  const sources = globSync(join(folder, 'src/**/*.{ts,tsx}')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const imports = (entry: string) => {
    const statement = new RegExp(`from ['"]${entry}['"]`);
    return sources.some((source) => statement.test(source));
  };
  return SHARED_MESSAGES.filter(({ entries }) => entries.some(imports)).map(
    (shared) => shared.folder,
  );
}
