import * as v from 'valibot';
import type { Place } from '../viewers/contract/viewer.contract.ts';

const placedSchema = v.object({ place: v.pipe(v.string(), v.nonEmpty()) });

/** The place in the state of a history entry; undefined without one. */
export function placeOfEntry(state: unknown): Place | undefined {
  const parsed = v.safeParse(placedSchema, state);
  return parsed.success ? parsed.output.place : undefined;
}

/** The state with the place added or replaced. */
export function withPlace(state: unknown, place: Place): object {
  return { ...(typeof state === 'object' ? state : {}), place };
}
