import type { Queryable, Row } from '../../database/database.contract.ts';

/** A connection and a kind whose field it searches. */
export interface SearchedKind {
  readonly connection: number;
  readonly kind: number;
}

/** A form of a kind. */
export interface KindForm {
  readonly kind: number;
  readonly form: string;
}

/** The number of publications that have a form. */
export interface CountedForm extends KindForm, Row {
  readonly hits: number;
}

/** A stored suggestion that may be shown. */
export interface Candidate extends CountedForm {
  readonly text: string;
}

/** Of each kind and connection as many are read, of those by frequency and of those by the alphabet. */
const FREQUENT = 8;
const FIRST = 4;

// Each reads one range of an index. The frequent ones are sorted, which are few; the others are read in order.
const CANDIDATES = `
  select distinct s.kind, s.form, s.text, s.hits
  from unnest($1::integer[], $2::smallint[]) as asked (connection_id, kind)
  cross join unnest($3::text[], $4::text[]) as typed (low, high)
  cross join lateral (
    (select suggestion_id from suggestion_starts f
     where f.connection_id = asked.connection_id and f.kind = asked.kind and f.weight > 1
       and f.start >= typed.low and f.start < typed.high
     order by f.weight - 2 * f.place desc, f.start limit ${FREQUENT})
    union
    (select suggestion_id from suggestion_starts f
     where f.connection_id = asked.connection_id and f.kind = asked.kind and f.place = 0
       and f.start >= typed.low and f.start < typed.high
     order by f.start limit ${FIRST})
    union
    (select suggestion_id from suggestion_starts f
     where f.connection_id = asked.connection_id and f.kind = asked.kind and f.place = 1
       and f.start >= typed.low and f.start < typed.high
     order by f.start limit ${FIRST})
  ) found
  join suggestions s on s.id = found.suggestion_id
  where s.hits > 0`;

const COUNTS = `
  select s.kind, s.form, sum(s.hits)::integer as hits
  from (select distinct * from unnest($3::smallint[], $4::text[])) as asked (kind, form)
  join unnest($1::integer[], $2::smallint[]) as searched (connection_id, kind) using (kind)
  join suggestions s
    on s.connection_id = searched.connection_id and s.kind = asked.kind and s.form = asked.form
  group by s.kind, s.form`;

// After every letter: the last code point.
const AFTER = '\u{10ffff}';

const columns = (searched: readonly SearchedKind[]) =>
  [searched.map(({ connection }) => connection), searched.map(({ kind }) => kind)] as const;

/** Suggestions with a start that begins with one of these texts; more than are shown. */
export function loadCandidates(
  database: Queryable,
  searched: readonly SearchedKind[],
  beginnings: readonly string[],
): Promise<Candidate[]> {
  return database.query<Candidate>(CANDIDATES, [
    ...columns(searched),
    beginnings,
    beginnings.map((beginning) => beginning + AFTER),
  ]);
}

/** The hits of forms in all these connections; a form without any is left out. */
export function loadCounts(
  database: Queryable,
  searched: readonly SearchedKind[],
  forms: readonly KindForm[],
): Promise<CountedForm[]> {
  return database.query<CountedForm>(COUNTS, [
    ...columns(searched),
    forms.map(({ kind }) => kind),
    forms.map(({ form }) => form),
  ]);
}
