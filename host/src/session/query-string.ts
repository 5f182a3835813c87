/** Formats values as a query string with its question mark; omits undefined ones. */
export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}
