import type { DemoCopy } from '../demo-record.ts';

/** The branches that hold the demonstration library's copies. */
export const BRANCHES = {
  centre: 'Centrale Bibliotheek',
  harbour: 'Filiaal Havenkwartier',
  east: 'Filiaal Oost',
  institute: 'Rijnland Institute',
} as const;

type Details = Omit<DemoCopy, 'library' | 'loanable' | 'location' | 'dueInDays'>;

/** A copy that can be taken home. */
export function onShelf(
  branch: keyof typeof BRANCHES,
  location: string,
  details: Details = {},
): DemoCopy {
  return { library: BRANCHES[branch], location, loanable: null, ...details };
}

/** A copy that stays in the building. */
export function toConsult(
  branch: keyof typeof BRANCHES,
  location: string,
  details: Details = {},
): DemoCopy {
  return { library: BRANCHES[branch], location, loanable: 'n', ...details };
}

/** A copy that someone has at home, due so many days after the first start. */
export function onLoan(
  branch: keyof typeof BRANCHES,
  location: string,
  dueInDays: number,
  details: Details = {},
): DemoCopy {
  return { library: BRANCHES[branch], location, loanable: 'y', dueInDays, ...details };
}
