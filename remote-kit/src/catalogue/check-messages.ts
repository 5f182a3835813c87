import { basename } from 'node:path';
import { type Finding, findingsOf } from './findings.ts';
import { readPackageCatalogue } from './package-catalogue.ts';

/**
 * Says what a package's catalogues lack or have too much, one line for each message and language.
 *
 * @param folder the package's folder, absolute
 * @returns no line when every message is there in every language
 */
export async function checkMessages(folder: string): Promise<string[]> {
  const { fromSource, onDisk } = await readPackageCatalogue(folder);
  return Object.entries(onDisk).flatMap(([language, catalogue]) => {
    const file = `${basename(folder)}/locales/${language}.po`;
    return findingsOf(fromSource, catalogue).map((finding) => `${file}: ${inWords(finding)}`);
  });
}

function inWords(finding: Finding): string {
  const message = JSON.stringify(finding.message);
  return finding.kind === 'broken'
    ? `broken ${message}: ${finding.reason}`
    : `${finding.kind} ${message}`;
}
