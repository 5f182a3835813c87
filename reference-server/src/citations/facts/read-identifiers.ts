import type { Publication } from '@leeszaal/shared-contracts';
import type { CslItem } from './csl-item.contract.ts';

type Identifiers = Pick<CslItem, 'ISBN' | 'ISSN' | 'DOI'>;

const ISSN = /^\d{4}-?\d{3}[\dX]$/i;
const DOI = /\b10\.\d{4,9}\/[^\s?#]*[^\s?#.,;)]/;
/** Addresses of the resolver, and texts that say so; a bare `10.…` may be a class. */
const NAMES_DOI = /doi\.org\/|^doi:\s*/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first ISBN or ISSN of a record, and the DOI that one of its links leads to. */
export function readIdentifiers({ isbn = '', multimedia }: Publication): Identifiers {
  const [number = ''] = isbn.split(/[;,|\s]+/).filter((each) => each !== '');
  const links = [...multimedia.links, ...multimedia.documents].map(({ url }) => url);
  const link = links.find((url) => NAMES_DOI.test(url));
  const doi = link && DOI.exec(decoded(link))?.[0];
  return {
    ...(number !== '' && (ISSN.test(number) ? { ISSN: number } : { ISBN: number })),
    ...(doi && { DOI: doi }),
  };
}
