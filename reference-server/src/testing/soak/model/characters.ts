import type { Character, PersonKind } from './soak.contract.ts';

/** Of ten people: an administrator, two visitors, seven readers. */
const TEN: readonly PersonKind[] = [
  'administrator',
  'visitor',
  'reader',
  'reader',
  'reader',
  'visitor',
  'reader',
  'reader',
  'reader',
  'reader',
];

/** A person without the subject that the server will give to the account. */
export type NewCharacter = Omit<Character, 'subject'>;

/** The people of a soak, always the same. */
export function inventCharacters(amount: number): NewCharacter[] {
  return Array.from({ length: amount }, (_each, number) => {
    const kind = TEN[number % TEN.length] ?? 'reader';
    const label = String(number + 1).padStart(3, '0');
    return {
      number,
      kind,
      login: `soak-${kind}-${label}`,
      fullName: `${kind} ${label}`,
      address: `10.20.${Math.floor(number / 250)}.${(number % 250) + 1}`,
    };
  });
}

/** The password of all accounts. */
export const PASSWORD = 'a long walk along the shelves';

/** The role of an account. */
export const ROLE_OF = { reader: 'user', administrator: 'admin' } as const;
