import type { SearchBody } from '../dsl/query.contract.ts';
import { type EngineClient, idsOf } from './engine-client.ts';

/** The most hits that the engine gives at once, and the last one that it counts to. */
export const WINDOW = 10_000;

/** A part of the hits in their order. */
export interface Stretch {
  readonly skip: number;
  readonly take: number;
}

/** The ids of hits at any depth: each request goes on where the one before has ended. */
export function deepIds(
  client: EngineClient,
  body: Omit<SearchBody, 'size'>,
  { skip, take }: Stretch,
): Promise<number[]> {
  return client.withPoint(async (point) => {
    const ids: number[] = [];
    let id = point;
    let skipped = 0;
    let after: readonly (string | number)[] | undefined;
    for (;;) {
      const isSkipping = skipped < skip;
      const size = Math.min(WINDOW, isSkipping ? skip - skipped : take - ids.length);
      if (size === 0) return ids;
      const answer = await client.search({
        ...body,
        size,
        pit: { id, keep_alive: '1m' },
        track_total_hits: false,
        ...(after && { search_after: after }),
      });
      const found = idsOf(answer);
      if (isSkipping) skipped += found.length;
      else ids.push(...found);
      after = answer.hits.hits.at(-1)?.sort;
      id = answer.pit_id ?? id;
      if (found.length < size || after === undefined) return ids;
    }
  });
}
