import type { Correction } from '@leeszaal/shared-contracts';
import type { ModuleState } from './module-state.contract.ts';

/** The words that a module corrected; undefined without any. */
export function correctionsOf(state: ModuleState | undefined): readonly Correction[] | undefined {
  return state?.kind === 'ready' ? state.corrections : undefined;
}

const written = (corrections: readonly Correction[] = []): string =>
  corrections.map(({ typed, word }) => `${typed} ${word}`).join('\n');

/** The corrections that all of some modules with answers have in common; undefined if they differ. */
export function sharedCorrections(
  states: readonly ModuleState[],
): readonly Correction[] | undefined {
  const answered = states.filter(({ kind }) => kind === 'ready').map(correctionsOf);
  const [first] = answered;
  return answered.every((each) => written(each) === written(first)) ? first : undefined;
}
