import type { ReaderStart } from '@leeszaal/shared-contracts';
import { searchTerms } from '../source/query-text.ts';
import type { Place, Viewer } from '../viewers/contract/viewer.contract.ts';

/** Where a document begins to be shown: a place of an earlier visit wins over the file of the address. */
export interface Begin extends ReaderStart {
  readonly place?: Place | undefined;
}

/** The link that means the beginning of a file, which is named as search results name it. */
const linkOfFile = (file: string): string => file.replace(/[%?#]/g, encodeURIComponent);

/** Shows the place to start at, of a search the first hit in it, and no other place before. */
export function beginAt(
  viewer: Pick<Viewer, 'mark' | 'open' | 'go'>,
  { file, search, place }: Begin,
): void {
  if (search) viewer.mark(searchTerms(search.text, search.mode));
  viewer.open(place ?? (file && linkOfFile(file)));
  if (file && search && place === undefined) viewer.go({ to: 'hit', file });
}
