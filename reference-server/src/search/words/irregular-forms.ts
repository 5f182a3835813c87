import type { WordLanguage } from './word-language.ts';

/** Plurals whose stems differ from their singulars', folded: `singular plural…`, separated by commas. */
const IRREGULAR: Readonly<Record<WordLanguage, string>> = {
  nl: `kind kinderen kinders, ei eieren, lied liederen, blad bladeren, kalf kalveren, lam lammeren, rad raderen,
    volk volkeren, goed goederen, rund runderen, hoen hoenderen, been beenderen, kleed klederen, schip schepen,
    stad steden, lid leden, smid smeden, museum musea, centrum centra, datum data, catalogus catalogi,
    historicus historici, muziek muzieken, mens mensen mensch menschen, koe koeien, vlo vlooien`,
  en: `man men, woman women, child children, mouse mice, louse lice, foot feet, tooth teeth, goose geese,
    person people, life lives, wife wives, knife knives, leaf leaves, wolf wolves, shelf shelves, thief thieves,
    half halves, index indices indexes, appendix appendices, museum museums, analysis analyses, thesis theses,
    crisis crises, phenomenon phenomena, criterion criteria, medium media, ox oxen`,
  de: `museum museen, thema themen, drama dramen, epos epen, mythos mythen, lexikon lexika, atlas atlanten,
    firma firmen, zentrum zentren, album alben, rhythmus rhythmen, konto konten, virus viren`,
  fr: `oeil yeux, ciel cieux, monsieur messieurs, madame mesdames, aieul aieux`,
};

function tableOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    written.split(',').flatMap((line) => {
      const [singular = '', ...plurals] = line.trim().split(/\s+/);
      return plurals.map((plural) => [plural, singular] as const);
    }),
  );
}

const TABLES: Readonly<Record<WordLanguage, ReadonlyMap<string, string>>> = {
  nl: tableOf(IRREGULAR.nl),
  en: tableOf(IRREGULAR.en),
  de: tableOf(IRREGULAR.de),
  fr: tableOf(IRREGULAR.fr),
};

/** The singular of an irregular plural; any other word as it is. */
export function singularOf(language: WordLanguage, folded: string): string {
  return TABLES[language].get(folded) ?? folded;
}
