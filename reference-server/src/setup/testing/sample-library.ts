import type { FirstLibrary } from '../first-library.contract.ts';

/** A first library, valid. */
export const FIRST_LIBRARY = {
  libraryName: 'Bibliotheek Meerzicht',
  libraryEmail: 'balie@meerzicht.example',
  language: 'nl',
  fullName: 'Ada Beheer',
  email: 'ada@meerzicht.example',
  password: 'twaalf tekens of meer',
} as const satisfies FirstLibrary;
