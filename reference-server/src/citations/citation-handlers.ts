import {
  type CitationForm,
  type Citations,
  isCitationStyle,
  type Language,
  type Publication,
  recordPath,
} from '@leeszaal/shared-contracts';
import { connectionsOf } from '../catalogue/connections/connections.ts';
import { loadPublications, type Reader } from '../catalogue/connections/load-publications.ts';
import { LARGEST_INTEGER } from '../catalogue/largest-integer.constant.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import type { CslItem } from './facts/csl-item.contract.ts';
import { toCsl } from './facts/to-csl.ts';
import { writeBibtex } from './files/write-bibtex.ts';
import { writeCslJson } from './files/write-csl-json.ts';
import { writeRis } from './files/write-ris.ts';
import { bibliography } from './styles/cite.ts';
import { textOf } from './styles/run.ts';

interface Wanted {
  readonly connectionId: number;
  readonly publicationId: number;
}

const keyOf = ({ connectionId, publicationId }: Wanted): string =>
  `${connectionId}-${publicationId}`;

/** The publications by key, of the connections that the caller may search. */
async function load(
  database: Queryable,
  reader: Reader,
  connections: readonly number[],
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, Publication>> {
  const found = new Map<string, Publication>();
  for (const connectionId of connections) {
    const ids = wanted
      .filter((each) => each.connectionId === connectionId)
      .map(({ publicationId }) => publicationId)
      .filter((id) => id <= LARGEST_INTEGER);
    for (const publication of await loadPublications(database, reader, connectionId, ids)) {
      found.set(keyOf({ connectionId, publicationId: publication.id }), publication);
    }
  }
  return found;
}

const FILES = { ris: writeRis, bibtex: writeBibtex, 'csl-json': writeCslJson } as const;

function written(
  form: CitationForm,
  items: readonly CslItem[],
  language: Language,
): Pick<Citations, 'entries' | 'text'> {
  if (!isCitationStyle(form)) return { entries: [], text: FILES[form](items) };
  const entries = bibliography(form, items, language);
  return { entries, text: entries.map(textOf).join('\n\n') };
}

/** Citations of publications (`docs/decisions.md` 115). */
export const citationHandlers = defineHandlers({
  async getCitations({ body, session }, { database, config }) {
    const { form, language } = body;
    const wanted = [...new Map(body.publications.map((each) => [keyOf(each), each])).values()];
    const reader = { ...session, loanSeconds: config.loanSeconds };
    const connections = (await connectionsOf(database, session)).map(({ id }) => id);
    const found = await load(database, reader, connections, wanted);
    const items = wanted.flatMap((each) => {
      const publication = found.get(keyOf(each));
      if (publication === undefined) return [];
      const { connectionId: connection, publicationId: id } = each;
      const address = config.portalUrl + recordPath({ connection, id });
      return [{ ...toCsl(publication, keyOf(each)), URL: address }];
    });
    return { ...written(form, items, language), omitted: wanted.length - items.length };
  },
});
