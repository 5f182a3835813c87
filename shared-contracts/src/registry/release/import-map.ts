import type { Release } from '../model/registry.contract.ts';

const SCRIPT = /\.m?js$/;

/**
 * The import map with which browsers verify a release of ECMAScript modules. The registry names the digest of this
 * text, so that the Content-Security-Policy allows it.
 */
export function importMap({
  base = '/',
  folder,
  files,
}: Pick<Release, 'base' | 'folder' | 'files'>): string {
  const scripts = files.filter(({ path }) => SCRIPT.test(path));
  const integrity = scripts.map(({ path, sha384 }) => [
    `${base}${folder}/${path}`,
    `sha384-${sha384}`,
  ]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}
