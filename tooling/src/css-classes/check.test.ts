import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkCssClasses } from './check.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-classes-'));
  await mkdir(join(folder, 'src'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(css: string, code: string): Promise<string[]> {
  await writeFile(join(folder, 'src/card.module.css'), css);
  await writeFile(
    join(folder, 'src/card.tsx'),
    `import styles from './card.module.css';\nimport { styles as s } from './styles.component.tsx';\n${code}\n`,
  );
  return checkCssClasses(folder);
}

test('is content when both sides agree', async () => {
  const css = '@layer leeszaal.ui { .card { margin: 0.5rem; &:hover .title { color: red } } }';
  expect(await check(css, "use(styles.card, styles['title']);")).toEqual([]);
});

test('names a class that the style sheet has not', async () => {
  expect(await check('.card {}', 'use(styles.card, styles.crad);')).toEqual([
    'src/card.tsx: no class crad',
  ]);
});

test('names a class that no code uses', async () => {
  expect(await check('.card, .old {}', 'use(styles.card);')).toEqual([
    'src/card.module.css: unused class .old',
  ]);
});

test('takes every class for used where a name is computed or the module handed on', async () => {
  expect(await check('.big, .small {}', 'use(styles[size]);')).toEqual([]);
  expect(await check('.big, .small {}', 'use(styles);')).toEqual([]);
});

test('leaves global classes to others', async () => {
  expect(await check(':global(.theirs) .mine {}', 'use(styles.mine);')).toEqual([]);
});
