import type { TextHit } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { withoutEnd } from '../../text/without-end.ts';
import type { Clause } from '../query/clause.contract.ts';
import { cutFragment } from './cut-fragment.ts';
import { findPassage } from './find-passage.ts';

/** A part of the text of a page or segment. */
interface TextRow extends Row {
  /** In `search_texts`. */
  readonly id: number;
  readonly docKey: string;
  readonly file: string;
  /** Page label; null without pages. */
  readonly page: string | null;
  readonly body: string;
  /** Whether the text continues. */
  readonly more: boolean;
}

/** The parts of a text to read: the next if the previous has no match. Nearly all texts fit in the first. */
const STRETCHES = [
  { from: 1, length: 100_000 },
  { from: 99_000, length: 2_000_000 },
] as const;

const LOAD = `
  select t.id, d.doc_key as "docKey", d.path as file,
    case when a.format = 'pdf'
      then coalesce(a.structure -> 'labels' ->> d.position, (d.position + 1)::text) end as page,
    substr(d.body, $2, $3) as body, length(d.body) >= $2 + $3 as more
  from search_texts t
  join document_texts d on d.doc_key = t.doc_key and d.position = t.position
  join appearances a on a.doc_key = t.doc_key
  where t.id = any($1::bigint[])`;

/** Without a truncated word at the end. */
const wholeWords = ({ body, more }: TextRow): string =>
  more ? withoutEnd(body, (character) => /\S/.test(character)) : body;

function textHit(row: TextRow, clause: Clause): TextHit | undefined {
  const text = wholeWords(row);
  const passage = findPassage(text, clause);
  if (passage === undefined) return undefined;
  const { docKey, file, page } = row;
  return {
    docKey,
    file,
    ...(page !== null && { page }),
    fragment: cutFragment(text, passage.from, passage.to),
    terms: [...passage.terms],
  };
}

/**
 * Loads the matching passages of publications.
 *
 * @param clause the query of the texts
 * @param texts as in `SearchHits`
 */
export async function loadTextHits(
  database: Queryable,
  clause: Clause,
  texts: ReadonlyMap<number, number>,
): Promise<Map<number, TextHit>> {
  const found = new Map<number, TextHit>();
  let wanted = [...new Set(texts.values())];
  for (const { from, length } of STRETCHES) {
    if (wanted.length === 0) break;
    const rows = await database.query<TextRow>(LOAD, [wanted, from, length]);
    for (const row of rows) {
      const hit = textHit(row, clause);
      if (hit) found.set(row.id, hit);
    }
    wanted = rows.filter(({ id, more }) => more && !found.has(id)).map(({ id }) => id);
  }
  return new Map(
    [...texts].flatMap(([publication, text]) => {
      const hit = found.get(text);
      return hit === undefined ? [] : [[publication, hit] as const];
    }),
  );
}
