import type {
  AskingClause,
  Clause,
  Forms,
  LeafClause,
  PatternClause,
  TermClause,
} from './clause.contract.ts';

/** Matches every publication. */
export const ALL: Clause = { kind: 'all' };
/** Matches no publication. */
export const NONE: Clause = { kind: 'none' };

/** The words that a term matches: its forms and variants. */
export function wordsOfTerm({ forms, variants }: TermClause): readonly string[] {
  return variants === undefined ? forms : [...forms, ...variants.stems, ...variants.others];
}

/** Maps each form. */
export function mapForms([first, ...rest]: Forms, change: (form: string) => string): Forms {
  return [change(first), ...rest.map(change)];
}

function joined(kind: 'and' | 'or', clauses: readonly Clause[]): Clause {
  const [neutral, decisive] = kind === 'and' ? [ALL, NONE] : [NONE, ALL];
  const asking: AskingClause[] = [];
  for (const clause of clauses) {
    if (clause.kind === decisive.kind) return decisive;
    if (clause.kind === kind) asking.push(...clause.clauses);
    else if (clause.kind !== 'all' && clause.kind !== 'none') asking.push(clause);
  }
  const [first] = asking;
  if (first === undefined) return neutral;
  return asking.length === 1 ? first : { kind, clauses: asking };
}

/** The conjunction; of no clauses, {@link ALL}. */
export function and(...clauses: readonly Clause[]): Clause {
  return joined('and', clauses);
}

/** The disjunction; of no clauses, {@link NONE}. */
export function or(...clauses: readonly Clause[]): Clause {
  return joined('or', clauses);
}

/** The negation. */
export function not(clause: Clause): Clause {
  switch (clause.kind) {
    case 'all':
      return NONE;
    case 'none':
      return ALL;
    case 'not':
      return clause.clause;
    case 'and':
      return or(...clause.clauses.map(not));
    case 'or':
      return and(...clause.clauses.map(not));
    default:
      return { kind: 'not', clause };
  }
}

/** Consecutive words. */
export function phrase(parts: readonly TermClause[]): Clause {
  const [first] = parts;
  if (first === undefined) return ALL;
  return parts.length === 1 ? first : { kind: 'phrase', parts };
}

/**
 * The clause of a typed word: with `*` at its end a prefix, with `*` or `?` elsewhere a pattern; undefined for signs
 * alone.
 */
export function term(code: string, forms: Forms): TermClause | PatternClause | undefined {
  const [typed] = forms;
  const literal = typed.replace(/[*?]/g, '');
  if (literal === '') return undefined;
  if (literal === typed) return { kind: 'word', code, forms };
  const plain = mapForms(forms, (form) => form.replaceAll('*', ''));
  const isPrefix = !typed.includes('?') && typed.indexOf('*') === literal.length;
  if (isPrefix) return { kind: 'prefix', code, forms: plain };
  return { kind: 'pattern', code, forms: mapForms(forms, (form) => form.replace(/\*+/g, '*')) };
}

/** Replaces each leaf. */
export function replaceLeaves(clause: Clause, replace: (leaf: LeafClause) => Clause): Clause {
  switch (clause.kind) {
    case 'all':
    case 'none':
      return clause;
    case 'and':
      return and(...clause.clauses.map((part) => replaceLeaves(part, replace)));
    case 'or':
      return or(...clause.clauses.map((part) => replaceLeaves(part, replace)));
    case 'not':
      return not(replace(clause.clause));
    default:
      return replace(clause);
  }
}

/** Whether a leaf is about one field. */
export function isOfField(leaf: LeafClause): boolean {
  return leaf.kind === 'phrase' ? leaf.parts.every(isOfField) : leaf.code !== '';
}

/** All leaves of a clause; with `positive`, without negated ones. */
export function leavesOf(clause: Clause, positive = false): LeafClause[] {
  switch (clause.kind) {
    case 'all':
    case 'none':
      return [];
    case 'not':
      return positive ? [] : [clause.clause];
    case 'and':
    case 'or':
      return clause.clauses.flatMap((part) => leavesOf(part, positive));
    default:
      return [clause];
  }
}
