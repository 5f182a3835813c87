import type { DocumentUnit } from '../../documents/model/imported-document.contract.ts';

/** Limits of a batch, whose transaction blocks a database with one session. */
const TEXTS_AT_ONCE = 50;
const CHARACTERS_AT_ONCE = 48 * 1024;

/** Pages of one statement. */
export interface TextBatch {
  /** The position of the first, from 0. */
  readonly from: number;
  readonly units: readonly DocumentUnit[];
}

/** Splits a document's pages into batches. */
export function textBatches(units: readonly DocumentUnit[]): TextBatch[] {
  const batches: { from: number; units: DocumentUnit[] }[] = [];
  let room = 0;
  for (const [at, unit] of units.entries()) {
    const last = batches.at(-1);
    room -= unit.text.length;
    if (last === undefined || last.units.length === TEXTS_AT_ONCE || room < 0) {
      batches.push({ from: at, units: [unit] });
      room = CHARACTERS_AT_ONCE - unit.text.length;
    } else last.units.push(unit);
  }
  return batches;
}
