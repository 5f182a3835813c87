import type { WordLanguage } from './word-language.ts';

/** The languages that write compounds as one word. */
export const COMPOUNDING: readonly WordLanguage[] = ['nl', 'de'];

/** The least letters of a part that is looked for in compounds. */
export const SHORTEST_PART = 3;
const SHORTEST_SURE = 5;
/** The least letters before or after a part. */
export const SHORTEST_REST = 3;
const SHORTEST_UNKNOWN = 4;
/** The least letters after a part of three. */
export const REST_OF_SHORT = 5;

/** Letters between the parts of a compound: *bibliothek-s-wesen*, *boeken*. */
const LINKS = ['', 's', 'n', 'en', 'e', 'es', 'er'] as const;

const SUFFIXES = new Set(
  `heid heden lijk lijke lijkheid baar bare loos loze schap schappen dom isme isten ist iseren isch ische tie ties
  atie aties aris arissen erij erijen eren ering eringen aars ster sters zaam zame heit heiten keit keiten ung
  ungen lich liche lichen lichkeit bar bare schaft schaften tum haft los lose ismus isten isch ische ieren ation
  ationen iker ikers ler lers ling lingen aner anten ante ette ient ieel iele tiek tisch`.split(
    /\s+/,
  ),
);
const PREFIXES = new Set(
  `be ge ver ont her er ent emp zer miss mis vor voor op auf af ab aan an uit aus in ein on un mee mit na nach
  om um onder unter over uber tegen gegen toe zu weg door durch bij bei terug ruck re de pre pro anti ex inter
  con kon com kom trans sub pub`.split(/\s+/),
);

/** The rests of a compound without the letters that join its parts. */
function restsOf(rest: string): string[] {
  return LINKS.filter((link) => rest.startsWith(link)).map((link) => rest.slice(link.length));
}

/** Whether a word that begins with a typed one, and goes on with `rest`, is a compound of it. */
export function continuesAsCompound(part: string, rest: string, isKnown: boolean): boolean {
  const shortest = part.length > SHORTEST_PART ? SHORTEST_REST : REST_OF_SHORT;
  if (SUFFIXES.has(rest) || rest.length < shortest) return false;
  if (isKnown) return restsOf(rest).some((word) => word.length >= SHORTEST_REST);
  return part.length > SHORTEST_SURE && rest.length > SHORTEST_UNKNOWN;
}

/** Whether a word that ends in a typed one, after `before`, is a compound of it. */
export function endsAsCompound(part: string, before: string, isKnown: boolean): boolean {
  if (PREFIXES.has(before) || before.length < SHORTEST_REST) return false;
  return isKnown || part.length >= SHORTEST_SURE;
}

const SHORTEST_TYPED_PART = 4;

/** The ways to split a typed word in two, with or without letters between. */
export function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = SHORTEST_TYPED_PART; at <= word.length - SHORTEST_TYPED_PART; at += 1) {
    for (const rest of restsOf(word.slice(at))) {
      if (rest.length >= SHORTEST_TYPED_PART) splits.push([word.slice(0, at), rest]);
    }
  }
  return splits;
}
