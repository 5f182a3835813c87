import { readFile } from 'node:fs/promises';

/** Reads a text of a demonstration book, by its address beside the module that asks. */
export function readText(path: string, base: string): Promise<string> {
  return readFile(new URL(path, base), 'utf8');
}

/** Reads a text of lines whose fields are separated by ` | `. */
export async function readLines(
  path: string,
  base: string,
): Promise<readonly (readonly string[])[]> {
  const text = await readText(path, base);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(' | ').map((field) => field.trim()));
}
