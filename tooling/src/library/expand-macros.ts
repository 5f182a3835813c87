import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const MACRO = /from ['"]@lingui\/(core|react)\/macro['"]/;
const plugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'));

/** Replaces the message macros in a JavaScript file: outside this repository no build knows them. */
export async function expandMacros(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!MACRO.test(source)) return;
  const { code } = await transform(source, {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2024', experimental: { plugins: [[plugin, {}]] } },
  });
  await writeFile(file, code);
}
