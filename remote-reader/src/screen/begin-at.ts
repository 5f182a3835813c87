import type { ReaderStart } from '@leeszaal/shared-contracts';
import { searchTerms } from '../search/query-text.ts';
import type { Viewer } from '../viewers/viewer.contract.ts';

/** The link that means the beginning of a file, which is named as search results name it. */
const linkOfFile = (file: string): string => file.replace(/[%?#]/g, encodeURIComponent);

/** Shows the place to start at, of a search the first hit in it, and no other place before. */
export function beginAt(
  viewer: Pick<Viewer, 'mark' | 'open' | 'go'>,
  { file, search }: ReaderStart,
): void {
  if (search) viewer.mark(searchTerms(search.text, search.mode));
  viewer.open(file && linkOfFile(file));
  if (file && search) viewer.go({ to: 'hit', file });
}
