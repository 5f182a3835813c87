import type { CslName, CslPeople } from './csl-item.contract.ts';

type Role = keyof CslPeople;

/** The abbreviations of roles that cataloguers add to a name, in four languages. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'editor',
    /^(?:eds?|editors?|edited by|red|redactie|redacteurs?|hrsg|hg|herausgeber(?:in)?|éd|dir)$/i,
  ],
  [
    'translator',
    /^(?:trans|transl|translators?|tr|vert|vertaler|vertaling|übers|übersetzer(?:in)?|trad)$/i,
  ],
  ['illustrator', /^(?:ill|illus|illustr|illustrators?|illustrator|illustraties)$/i],
];

/** A name and what is in parentheses after it. */
const WITH_ROLE = /^(.*\S)\s*\(([^()]+)\)$/;

function roleOf(word: string): Role | undefined {
  const plain = word.replace(/\./g, '').trim();
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** A name as catalogues write it, `family, given`; one without a comma stays whole. */
function personName(text: string): CslName {
  const comma = text.indexOf(',');
  if (comma < 0) return { literal: text };
  const [family, given] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  if (family === '' || given === '') return { literal: family || given };
  return { family, given };
}

/**
 * The people of a record by role. A role in parentheses after the name, such as `(ed.)`, is read; a name without one is
 * an author's. Institutions follow people and stay whole.
 */
export function readNames(people: readonly string[], institutions: readonly string[]): CslPeople {
  const found: { [role in Role]?: CslName[] } = {};
  const add = (role: Role, name: CslName) => {
    if (name.literal === '') return;
    found[role] = [...(found[role] ?? []), name];
  };
  for (const text of people.map((each) => each.trim())) {
    const [, name = text, word = ''] = WITH_ROLE.exec(text) ?? [];
    const role = roleOf(word);
    add(role ?? 'author', personName(role === undefined ? text : name));
  }
  for (const name of institutions) add('author', { literal: name.trim() });
  return found;
}
