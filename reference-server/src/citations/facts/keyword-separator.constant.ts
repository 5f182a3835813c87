/** Between subjects, which may have commas themselves: *Austen, Jane*. */
export const KEYWORD_SEPARATOR = '; ';
