import type { I18n } from '@lingui/core';
import type { ModuleState } from '../search/module/module-state.contract.ts';

/** Whether a module has answered without results. */
export function hasNoResults(state: ModuleState | undefined): boolean {
  return state?.kind === 'ready' && state.publications.length === 0;
}

/** The count on a module's tab: `filtered/total` with active facets (`docs/behaviour.md` C2). */
export function moduleCount(state: ModuleState, i18n: I18n): string | undefined {
  if (state.kind !== 'ready' || state.filtered === undefined) return undefined;
  const filtered = i18n.number(state.filtered);
  const isFiltered = Object.keys(state.active).length > 0;
  return isFiltered && state.total !== undefined
    ? `${filtered}/${i18n.number(state.total)}`
    : filtered;
}
