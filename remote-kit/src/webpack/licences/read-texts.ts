import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicenceText } from '@leeszaal/shared-contracts/registry';
import licenceList from 'spdx-license-list/full.js';

const LICENCE_FILE = /^(?:un)?(?:licen[cs]es?|copying|notice|ofl)(?![a-z])/i;

/** No text of a licence, though its name begins like one. */
const CODE = /\.(?:[cm]?[jt]sx?|json|map|spdx)$/i;

/** Folders with other packages, or without files of the package's build. */
const NO_PART = /^(?:node_modules|\.)/;

const isText = (name: string): boolean => LICENCE_FILE.test(name) && !CODE.test(name);

/**
 * The licences and notices in a package: beside its `package.json`, and in its folders, where works that it contains
 * have their own. Equal texts are there once.
 *
 * @param folder of the package, absolute
 */
export async function readTexts(folder: string): Promise<LicenceText[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory() && !NO_PART.test(entry.name));
  const files = [
    ...entries.filter((entry) => entry.isFile() && isText(entry.name)).map(({ name }) => name),
    ...(await Promise.all(inner.map(({ name }) => textsIn(folder, name)))).flat(),
  ];
  const read = async (file: string): Promise<LicenceText> => ({
    file,
    text: cleaned(await readFile(join(folder, file), 'utf8')),
  });
  const texts = await Promise.all(files.sort().map(read));
  return texts.filter(({ text }, index) => texts.findIndex((each) => each.text === text) === index);
}

async function textsIn(folder: string, inner: string): Promise<string[]> {
  const entries = await readdir(join(folder, inner), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ name }) => `${inner}/${name}`);
}

const cleaned = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();

/**
 * The standard texts of the licences in an expression, for a package without a text of its own.
 *
 * @returns empty when none of them is in SPDX's list
 */
export function standardTexts(expression: string): LicenceText[] {
  const names = new Set(expression.match(/[\w.-]+/g) ?? []);
  return [...names].flatMap((name) => {
    const known = licenceList[name];
    return known ? [{ file: null, text: cleaned(known.licenseText) }] : [];
  });
}
