import type { AskingClause, Clause, TermClause } from './clause.contract.ts';

/** Met by every publication. */
export const ALL: Clause = { kind: 'all' };
/** Met by no publication. */
export const NONE: Clause = { kind: 'none' };

type Forms = TermClause['forms'];

/** Changes each form. */
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

/** All of them; no clause at all asks nothing. */
export function and(...clauses: readonly Clause[]): Clause {
  return joined('and', clauses);
}

/** Any of them; of no clause at all none is met. */
export function or(...clauses: readonly Clause[]): Clause {
  return joined('or', clauses);
}

/** The opposite. */
export function not(clause: Clause): Clause {
  if (clause.kind === 'all') return NONE;
  if (clause.kind === 'none') return ALL;
  return clause.kind === 'not' ? clause.clause : { kind: 'not', clause };
}

/** The words one after another. */
export function phrase(parts: readonly TermClause[]): Clause {
  const [first] = parts;
  if (first === undefined) return ALL;
  return parts.length === 1 ? first : { kind: 'phrase', parts };
}

/**
 * A clause for one typed word. An asterisk at its end makes it a prefix, elsewhere a pattern; a word
 * of asterisks alone asks nothing and gives undefined.
 */
export function term(code: string, forms: Forms): TermClause | undefined {
  const [typed] = forms;
  const literal = typed.replaceAll('*', '');
  if (literal === '') return undefined;
  if (!typed.includes('*')) return { kind: 'word', code, forms };
  const plain = mapForms(forms, (form) => form.replaceAll('*', ''));
  if (typed.replace(/\*+$/, '') === literal) return { kind: 'prefix', code, forms: plain };
  return { kind: 'pattern', code, forms: mapForms(forms, (form) => form.replace(/\*+/g, '*')) };
}

/** Puts something else in place of each term. */
export function replaceTerms(clause: Clause, replace: (term: TermClause) => Clause): Clause {
  switch (clause.kind) {
    case 'all':
    case 'none':
    case 'phrase':
      return clause;
    case 'and':
      return and(...clause.clauses.map((part) => replaceTerms(part, replace)));
    case 'or':
      return or(...clause.clauses.map((part) => replaceTerms(part, replace)));
    case 'not':
      return not(replaceTerms(clause.clause, replace));
    default:
      return replace(clause);
  }
}

/** The terms that a publication can meet, those under a *not* left out. */
export function positiveTerms(clause: Clause): TermClause[] {
  switch (clause.kind) {
    case 'all':
    case 'none':
    case 'not':
      return [];
    case 'phrase':
      return [...clause.parts];
    case 'and':
    case 'or':
      return clause.clauses.flatMap(positiveTerms);
    default:
      return [clause];
  }
}
