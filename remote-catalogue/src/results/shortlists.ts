import type { SearchModule } from '@leeszaal/shared-contracts';
import {
  type FoundWork,
  groupEditions,
  type ModuleFound,
  separateWorks,
} from '../editions/group-editions.ts';
import { type ModuleState, SHORTLIST_LENGTH } from '../search/module/module-state.contract.ts';

/**
 * The cards of each module on *All results*. A result joins the card of its work, and its own section has the next
 * ones. A card is in the section of the module that was ready first, so that a later answer moves no card that is
 * shown.
 *
 * @param states in the order in which the modules became ready
 */
export function shortlists(
  modules: readonly SearchModule[],
  states: ReadonlyMap<number, ModuleState>,
  areJoined: boolean,
): ReadonlyMap<number, readonly FoundWork[]> {
  const found = [...states].flatMap(([connection, state]): readonly ModuleFound[] => {
    const module = modules.find((each) => each.connection === connection);
    if (!module || state.kind !== 'ready') return [];
    return [{ module, publications: state.publications, limit: SHORTLIST_LENGTH }];
  });
  if (areJoined) return groupEditions(found);
  return new Map(
    found.map(({ module, publications }) => [
      module.connection,
      separateWorks(module, publications.slice(0, SHORTLIST_LENGTH)),
    ]),
  );
}
