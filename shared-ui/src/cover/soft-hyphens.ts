const longWord = 12;
const vowel = 'aeiouyàâäáéèêëíïîóöôúüû';
const consonant = 'b-df-hj-np-tv-xz';

/** After a vowel and perhaps a consonant, before a consonant and a vowel, two letters from each end. */
const syllableEnd = new RegExp(
  String.raw`(?<=\p{L}[${vowel}][${consonant}]?)(?=[${consonant}][${vowel}]\p{L})`,
  'giu',
);

/**
 * Marks where a very long word may be broken: between syllables, as far as that can be told from
 * vowels and consonants alone. Only for words that would otherwise be set too small to read.
 */
export function withSoftHyphens(title: string): string {
  return title.replaceAll(/\p{L}+/gu, (word) =>
    word.length < longWord ? word : word.replaceAll(syllableEnd, '\u00ad'),
  );
}
