import { onceLoaded } from '@leeszaal/remote-kit/parts';
import type { ReaderStart } from '@leeszaal/shared-contracts';

/** The code of a search in a document. Rejects when it cannot be loaded; the next call loads again. */
export const findingCode = { load: onceLoaded(() => import('./finding.ts')) };

/** The terms of the search of an address; undefined when its code cannot be loaded, of which the search tells. */
export async function termsOf({ search }: ReaderStart): Promise<readonly string[] | undefined> {
  if (!search) return undefined;
  const finding = await findingCode.load().catch(() => undefined);
  return finding?.searchTerms(search.text, search.mode);
}
