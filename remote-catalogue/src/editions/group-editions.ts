import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { areEditions, type EditionTraits, editionTraits } from './edition-traits.ts';

/** A publication among the results of its module. */
export interface FoundPublication {
  readonly module: SearchModule;
  readonly publication: Publication;
}

/** The content of one card: the first found edition of a work, and the others in the order of the results. */
export interface FoundWork extends FoundPublication {
  readonly others: readonly FoundPublication[];
}

/** The results of a module, and the most cards that they may begin. */
export interface ModuleFound {
  readonly module: SearchModule;
  readonly publications: readonly Publication[];
  readonly limit?: number;
}

/** The other editions of a work that has no others; one list, so that its card is not rendered again. */
const NO_OTHERS: readonly FoundPublication[] = [];

/** Each record as a work of its own. */
export function separateWorks(module: SearchModule, publications: readonly Publication[]) {
  return publications.map((publication): FoundWork => ({ module, publication, others: NO_OTHERS }));
}

interface Group {
  readonly first: FoundPublication;
  readonly others: FoundPublication[];
  readonly traits: EditionTraits[];
}

/** Records are compared again with each page that is loaded. */
const known = new WeakMap<Publication, EditionTraits>();

function traitsOf(publication: Publication): EditionTraits {
  const before = known.get(publication);
  if (before) return before;
  const traits = editionTraits(publication);
  known.set(publication, traits);
  return traits;
}

/**
 * Joins the editions of a work (`docs/decisions.md` 129), for each module the cards that begin in its results. A record
 * joins the first card with all of whose records it agrees. So more results of the last module, and more modules, never
 * divide, join or reorder cards.
 *
 * @param found in the order in which the modules are to begin cards
 */
export function groupEditions(
  found: readonly ModuleFound[],
): ReadonlyMap<number, readonly FoundWork[]> {
  const byHandle = new Map<string, Group[]>();
  const begun = found.map((results) => ({
    connection: results.module.connection,
    groups: beginCards(results, byHandle),
  }));
  // A card has its editions after the last module has been read.
  return new Map(
    begun.map(({ connection, groups }) => [
      connection,
      groups.map(({ first, others }) => ({
        ...first,
        others: others.length > 0 ? others : NO_OTHERS,
      })),
    ]),
  );
}

/** Joins the results of a module to the cards so far, and returns those that it begins. */
function beginCards(
  { module, publications, limit = Number.POSITIVE_INFINITY }: ModuleFound,
  byHandle: Map<string, Group[]>,
): readonly Group[] {
  const begun: Group[] = [];
  for (const publication of publications) {
    const traits = traitsOf(publication);
    const handles = [...traits.identifiers, ...(traits.key === undefined ? [] : [traits.key])];
    const joined = handles
      .flatMap((handle) => byHandle.get(handle) ?? [])
      .find((group) => group.traits.every((other) => areEditions(other, traits)));
    if (!joined && begun.length >= limit) continue;
    const group = joined ?? { first: { module, publication }, others: [], traits: [] };
    if (joined) joined.others.push({ module, publication });
    else begun.push(group);
    group.traits.push(traits);
    for (const handle of handles) {
      const before = byHandle.get(handle) ?? [];
      if (!before.includes(group)) byHandle.set(handle, [...before, group]);
    }
  }
  return begun;
}
