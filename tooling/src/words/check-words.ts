import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { AVOIDED_WORDS } from './avoided-words.ts';
import { findCommentFaults } from './find-comment-faults.ts';
import { findWords } from './find-words.ts';

const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const PROSE = /\.(?:[cm]?[jt]sx?|css|html|md|sql|ya?ml)$/;
/** The list and its test contain the words; the books of the demonstration are literature. */
const EXEMPT = ['tooling/src/words', 'demo-library/src/documents'];

/** The avoided words in the code and documents of a repository, and the faults of comments, as lines for people. */
export async function checkWords(root: string): Promise<string[]> {
  const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: root });
  const files = stdout
    .split('\0')
    .filter((file) => PROSE.test(file) && !EXEMPT.some((path) => isWithin(file, path)));
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const words = findWords(text, AVOIDED_WORDS).map(
        ({ line, word, instead }) => `${file}:${line}: “${word}”: ${instead}`,
      );
      const comments = SOURCE.test(file) ? findCommentFaults(text) : [];
      return [...words, ...comments.map(({ line, text: fault }) => `${file}:${line}: ${fault}`)];
    }),
  );
  return lines.flat();
}

const isWithin = (file: string, path: string): boolean =>
  file === path || file.startsWith(`${path}/`);
