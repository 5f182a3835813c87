import { between, type Random, randomFrom } from './random.ts';

const ONSETS = 'b d f g h j k l m n p r s t v w z br dr gr kl pr sl st tr'.split(' ');
const VOWELS = 'a e i o u aa ee ie oe é ü'.split(' ');
const CODAS = ['', '', '', 'k', 'l', 'm', 'n', 'r', 's', 't'];

const pick = (random: Random, list: readonly string[]): string =>
  list[Math.floor(random() * list.length)] ?? '';

function word(random: Random, syllables: number): string {
  let made = '';
  for (let at = 0; at < syllables; at += 1) {
    made += pick(random, ONSETS) + pick(random, VOWELS) + pick(random, CODAS);
  }
  return made;
}

/** Distinct words, the same for each seed; the first, most frequent ones are short. */
export function vocabulary(size: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const words = new Set<string>();
  while (words.size < size) {
    const shortest = words.size < 100 ? 1 : 2;
    words.add(word(random, between(random, shortest, shortest + 2)));
  }
  return [...words];
}
