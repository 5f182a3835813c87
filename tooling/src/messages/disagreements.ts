import type { CatalogType } from '@lingui/cli/api';

/** One package's catalogue in one language. */
export interface PackageLanguage {
  /** The package's name, for people. */
  readonly name: string;
  readonly language: string;
  readonly catalogue: CatalogType;
}

/** A message that packages translate differently. */
export interface Disagreement {
  readonly language: string;
  readonly message: string;
  /** The translations, each with the packages that have it. */
  readonly translations: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds what is said in one way in English and in several in another language, as a person meets one
 * portal and not its packages. A word that means two things is given a `context` in the source.
 */
export function disagreements(catalogues: readonly PackageLanguage[]): Disagreement[] {
  const byMessage = Map.groupBy(catalogues.flatMap(translations), ({ language, id }) =>
    JSON.stringify([language, id]),
  );
  return [...byMessage.values()].flatMap((entries) => {
    const [first] = entries;
    const byTranslation = Map.groupBy(entries, ({ translation }) => translation);
    if (!first || byTranslation.size < 2) return [];
    const names = [...byTranslation].map(
      ([translation, its]) => [translation, its.map(({ name }) => name)] as const,
    );
    return [{ language: first.language, message: first.message, translations: new Map(names) }];
  });
}

function translations({ name, language, catalogue }: PackageLanguage) {
  return Object.entries(catalogue).flatMap(([id, { message = id, translation, obsolete }]) =>
    obsolete || !translation ? [] : [{ name, language, id, message, translation }],
  );
}
