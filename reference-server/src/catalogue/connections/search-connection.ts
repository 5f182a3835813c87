import type {
  Publication,
  QueryReading,
  ReadBy,
  SearchResults,
  TextHit,
} from '@leeszaal/shared-contracts';
import type { Services } from '../../endpoints/services.contract.ts';
import type { ServerTiming } from '../../http/server-timing.ts';
import {
  loadTextHits,
  type PlannedConnection,
  type PlannedRequest,
  planSearch,
  searchEngineOf,
  type WordHits,
} from '../../search/index.ts';
import { audiencesOf } from '../../session/audiences.ts';
import type { Session } from '../../session/session.contract.ts';
import { alsoFound } from './also-found.ts';
import { alteredForms } from './altered-forms.ts';
import { loadPublications } from './load-publications.ts';
import { loadTypeLabels } from './load-type-labels.ts';
import { hiddenValues, withoutChoices, withoutCounts } from './offered-values.ts';

/** Results of a connection, or why it refuses the request. */
export type ConnectionAnswer =
  | ({ readonly kind: 'results'; readonly total: number } & SearchResults)
  | { readonly kind: 'refused'; readonly reason: string };

function withTextHit(publication: Publication, hits: ReadonlyMap<number, TextHit>): Publication {
  const hit = hits.get(publication.id);
  return hit === undefined ? publication : { ...publication, textHits: [hit] };
}

function answerOf(
  { total, facets, main, corrections }: WordHits,
  publications: Publication[],
  reading: QueryReading | undefined,
  typeLabels: SearchResults['typeLabels'],
): ConnectionAnswer {
  const words = alsoFound(main, corrections, publications);
  return {
    kind: 'results',
    total,
    publications,
    facets,
    ...(corrections.length > 0 && { corrections }),
    ...(words.length > 0 && { alsoFound: words }),
    ...(reading && { reading }),
    ...(typeLabels && { typeLabels }),
  };
}

/** A connection to search, and who may read what it finds. */
export interface SearchedConnection extends PlannedConnection {
  /** The caller's choices in the connection. */
  readonly actions: readonly string[];
  readonly readBy: ReadBy;
}

/**
 * Searches one connection, and measures finding and loading. Passages of a text are shown to people who may read it:
 * from one passage to the next a whole text could be read.
 */
export async function searchConnection(
  { session, timing }: { readonly session: Session; readonly timing: ServerTiming },
  { database, config }: Services,
  connection: SearchedConnection,
  request: PlannedRequest,
): Promise<ConnectionAnswer> {
  const reader = { ...session, loanSeconds: config.loanSeconds };
  const planned = planSearch(request, connection);
  if (planned.kind === 'refused') return planned;
  const hidden = hiddenValues(connection.readBy, session);
  const plan = withoutChoices(planned.plan, hidden);
  const found = await timing.measure(`search-${connection.id}`, async () => {
    const altered = await alteredForms(database, reader, connection);
    return searchEngineOf(database).search({ ...plan, altered });
  });
  const hits = { ...found, facets: withoutCounts(found.facets, hidden) };
  const { ids, texts, main } = hits;
  const loading = timing.measure(`records-${connection.id}`, () =>
    loadPublications(database, reader, connection.id, ids),
  );
  const showsTexts = texts.size > 0 && audiencesOf(session).includes(connection.readBy);
  const [publications, typeLabels, textHits] = await Promise.all([
    loading,
    loadTypeLabels(database, connection.id, hits.facets),
    showsTexts
      ? timing.measure(`texts-${connection.id}`, () => loadTextHits(database, main, texts))
      : new Map<number, TextHit>(),
  ]);
  return answerOf(
    hits,
    publications.map((publication) => withTextHit(publication, textHits)),
    planned.reading,
    typeLabels,
  );
}
