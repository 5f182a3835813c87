/** The ARIA role of a structure element. */
export interface TagRole {
  readonly role: string;
  readonly level?: number;
}

const ROLES: Readonly<Record<string, string>> = {
  H: 'heading',
  Title: 'heading',
  L: 'list',
  TOC: 'list',
  LI: 'listitem',
  TOCI: 'listitem',
  Table: 'table',
  THead: 'rowgroup',
  TBody: 'rowgroup',
  TFoot: 'rowgroup',
  TR: 'row',
  TD: 'cell',
  Figure: 'img',
  Formula: 'math',
  Caption: 'caption',
  BlockQuote: 'blockquote',
  Note: 'note',
  FENote: 'note',
  P: 'paragraph',
  Code: 'code',
  Em: 'emphasis',
  Strong: 'strong',
};

/**
 * The role of a standard structure type; undefined for grouping elements.
 *
 * @param scope of a table's header cell
 */
export function roleOfTag(name: string, scope?: string): TagRole | undefined {
  if (name === 'TH') return { role: scope === 'Row' ? 'rowheader' : 'columnheader' };
  const level = Number(/^H([1-9]\d?)$/.exec(name)?.[1] ?? 1);
  const role = /^H\d/.test(name) ? 'heading' : ROLES[name];
  if (role === undefined) return undefined;
  return role === 'heading' ? { role, level: Math.min(level, 6) } : { role };
}
