import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const subjects = ['river', 'coast', 'harbour', 'bridge', 'island'];
const forms = ['An atlas of the', 'Letters from the', 'A short history of the', 'Walks along the'];
const authors = ['Marit Duin', 'Joris Kade', 'Ada Lowell', 'Émile Rivière'];
const publishers = ['De Kade', 'Presses du Fleuve', 'Harbour House'];

/** The records of this page: each form of each subject, some of them readable. */
export const publications: readonly Publication[] = subjects.flatMap((subject, s) =>
  forms.map((form, f) => {
    const id = s * forms.length + f + 1;
    return v.parse(publicationCodec.schema, {
      id,
      title: `${form} ${subject}`,
      authors: [authors[(s + f) % authors.length]],
      publisher: publishers[id % publishers.length],
      yearofpublication: String(1990 + id),
      keywords: [subject, f % 2 === 0 ? 'geography' : 'literature'],
      language: 'en',
      isbn: String(9_789_000_100_000 + id),
      pubkey: f < 2 ? `pub-${id}` : undefined,
      licensecreated: f < 2 ? '2026-01-05' : undefined,
      licenseavailable: f === 0,
      abstract: `<p>What the ${subject} was, and what is left of it. <em>With an index.</em></p>`,
      copies: [
        { location: 'Reading room', signature: `R ${id}`, loanable: f % 2 === 0 ? '0' : '1' },
      ],
    });
  }),
);
