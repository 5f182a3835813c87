/** The declarations of each entry of a library, as API Extractor reports them, by the entry's name. */
export type Reports = ReadonlyMap<string, string>;

const SECTION = /^## ([^\n]+)\n\n```ts\n(.*?)^```$/gms;

/** The reports of a library as one document, with a section for each entry. */
export function formatReports(library: string, reports: Reports): string {
  const sections = [...reports]
    .sort()
    .map(([entry, code]) => `## ${entry}\n\n\`\`\`ts\n${code}\`\`\`\n`);
  return [
    `# Surface of ${library}\n`,
    '`pnpm surface` writes this file with [API Extractor](https://api-extractor.com/).\n',
    ...sections,
  ].join('\n');
}

/** Reads a document of {@link formatReports}. */
export const parseReports = (document: string): Reports =>
  new Map([...document.matchAll(SECTION)].map(([, entry = '', code = '']) => [entry, code]));

/** The entries whose reports differ. */
export const differingEntries = (one: Reports, other: Reports): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (entry) => one.get(entry) !== other.get(entry),
  );
