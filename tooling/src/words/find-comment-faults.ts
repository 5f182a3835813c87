/** A fault of a comment. */
export interface CommentFault {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The widest line of a comment, in columns: the formatter does not wrap comments. */
export const COMMENT_WIDTH = 120;

/** A comment for an editor's tooltip, or of a file, that begins with a word that hides its subject. */
const HIDDEN_SUBJECT = /\/\*\*?\s+(?:\*\s+)?(What|It)\b/g;
/** A line of a comment that can be broken. Directives of the linter are one line. */
const BREAKABLE = /^\s*(?:\/\*\*?|\*|\/\/)\s+(?!biome-ignore)\S+\s+\S/;

/** Finds comments whose first word hides the subject, and lines of comments that are too wide, in order. */
export function findCommentFaults(source: string): readonly CommentFault[] {
  const hidden = [...source.matchAll(HIDDEN_SUBJECT)].map(({ 0: found, 1: word, index }) => ({
    line: source.slice(0, index + found.length).split('\n').length,
    text: `“${word}” begins a comment: name the thing, such as “Dependencies of the queue.”`,
  }));
  const wide = source
    .split('\n')
    .flatMap((line, at) =>
      line.length > COMMENT_WIDTH && BREAKABLE.test(line)
        ? [{ line: at + 1, text: `a comment has more than ${COMMENT_WIDTH} columns` }]
        : [],
    );
  return [...hidden, ...wide].sort((a, b) => a.line - b.line);
}
