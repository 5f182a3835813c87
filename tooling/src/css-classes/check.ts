import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { classesInCode } from './classes-in-code.ts';
import { classesInCss } from './classes-in-css.ts';

/**
 * Compares the classes of a package's CSS modules with those its code names, since the type
 * checker can't.
 *
 * @param folder the package's folder, absolute
 * @returns one line for each class that is named and not there, or there and never named
 */
export async function checkCssClasses(folder: string): Promise<string[]> {
  const sheets = new Map<string, Set<string>>();
  for (const path of globSync(join(folder, 'src/**/*.module.css'))) {
    sheets.set(path, classesInCss(await readFile(path, 'utf8')));
  }
  const unused = new Map([...sheets].map(([path, classes]) => [path, new Set(classes)]));
  const lines: string[] = [];
  for (const path of globSync(join(folder, 'src/**/*.{ts,tsx}'))) {
    for (const use of classesInCode(await readFile(path, 'utf8'))) {
      const sheet = join(dirname(path), use.specifier);
      const there = sheets.get(sheet) ?? new Set();
      for (const name of use.classes) {
        if (!there.has(name)) lines.push(`${relative(folder, path)}: no class ${name}`);
        unused.get(sheet)?.delete(name);
      }
      if (use.computed) unused.delete(sheet);
    }
  }
  for (const [path, classes] of unused) {
    for (const name of classes) lines.push(`${relative(folder, path)}: unused class .${name}`);
  }
  return lines;
}
