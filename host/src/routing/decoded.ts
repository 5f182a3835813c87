/** What a part of an address says; a malformed escape stays as it was typed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
