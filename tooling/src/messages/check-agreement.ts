import { basename } from 'node:path';
import { readTranslations } from '@leeszaal/remote-kit/catalogue';
import { disagreements } from './disagreements.ts';

/**
 * Says what packages translate differently, one line for each message and language.
 *
 * @param folders the packages' folders, absolute
 */
export async function checkAgreement(folders: readonly string[]): Promise<string[]> {
  const catalogues = await Promise.all(
    folders.map(async (folder) => {
      const translations = Object.entries(await readTranslations(folder));
      return translations.map(([language, entries = {}]) => ({
        name: basename(folder),
        language,
        catalogue: entries,
      }));
    }),
  );
  return disagreements(catalogues.flat()).map(({ language, message, translations }) => {
    const each = [...translations].map(
      ([translation, names]) => `${JSON.stringify(translation)} in ${names.join(', ')}`,
    );
    return `${language}: ${JSON.stringify(message)} is ${each.join('; ')}`;
  });
}
