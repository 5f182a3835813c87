import { basename } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { messageConfig } from './config.ts';
import { disagreements } from './disagreements.ts';

/**
 * Says what packages translate differently, one line for each message and language.
 *
 * @param folders the packages' folders, absolute
 */
export async function checkAgreement(folders: readonly string[]): Promise<string[]> {
  const catalogues = await Promise.all(
    folders.map(async (folder) => {
      const [catalogue] = await getCatalogs(messageConfig(folder));
      const onDisk = Object.entries((await catalogue?.readAll()) ?? {});
      return onDisk.map(([language, entries = {}]) => ({
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
