const longWord = 12;
const vowel = 'aeiouyàâäáéèêëíïîóöôúüû';
const consonant = 'b-df-hj-np-tv-xz';

/**
 * A syllable boundary: after a vowel and perhaps a consonant, before a consonant and a vowel, two
 * letters from each end.
 */
const syllableEnd = new RegExp(
  String.raw`(?<=\p{L}[${vowel}][${consonant}]?)(?=[${consonant}][${vowel}]\p{L})`,
  'giu',
);

/**
 * Inserts soft hyphens into very long words, between syllables as far as vowels and consonants
 * tell. Only for words that would otherwise be too small to read.
 */
export function withSoftHyphens(title: string): string {
  return title.replaceAll(/\p{L}+/gu, (word) =>
    word.length < longWord ? word : word.replaceAll(syllableEnd, '\u00ad'),
  );
}
