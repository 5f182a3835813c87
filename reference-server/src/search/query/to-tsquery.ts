import { quoteLexeme, valueLexeme, wordLexeme } from '../fields/lexeme.ts';
import type { AskingClause, Clause, TermClause } from './clause.contract.ts';

/** A clause as PostgreSQL's `tsquery` says it, or that all or none are meant. */
export type CompiledClause =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'query'; readonly text: string };

function operands(clause: TermClause): string[] {
  switch (clause.kind) {
    case 'word':
      return clause.forms.map((form) => quoteLexeme(wordLexeme(clause.code, form)));
    case 'prefix':
    case 'pattern':
      return clause.forms.map((form) => `${quoteLexeme(wordLexeme(clause.code, form))}:*`);
    case 'value':
      return clause.forms.map((form) => quoteLexeme(valueLexeme(clause.code, form)));
  }
}

function termText(clause: TermClause): string {
  const texts = operands(clause);
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join('|')})`;
}

function textOf(clause: AskingClause): string {
  switch (clause.kind) {
    case 'phrase':
      return `(${clause.parts.map(termText).join('<->')})`;
    case 'and':
      return `(${clause.clauses.map(textOf).join('&')})`;
    case 'or':
      return `(${clause.clauses.map(textOf).join('|')})`;
    case 'not':
      return `!${textOf(clause.clause)}`;
    default:
      return termText(clause);
  }
}

/** Writes a clause as a `tsquery`. Patterns have to be expanded before. */
export function toTsquery(clause: Clause): CompiledClause {
  if (clause.kind === 'all' || clause.kind === 'none') return clause;
  return { kind: 'query', text: textOf(clause) };
}
