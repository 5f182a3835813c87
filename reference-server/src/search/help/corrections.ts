import { correctedQuery } from '@leeszaal/shared-contracts';
import type { UnfoundWord } from '../lexicon/word-engine.contract.ts';

/** A typed query with corrections in place of the words that do not occur. */
export function withCorrections(query: string, unfound: readonly UnfoundWord[]): string {
  const corrections = unfound.flatMap(({ typed, correction: word }) =>
    word === undefined ? [] : [{ typed, word }],
  );
  return correctedQuery(query, corrections);
}
