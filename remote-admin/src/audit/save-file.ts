/** Saves bytes as a file, as a link to a download does. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Today in the browser's time zone, for the name of a file. The Swedish locale formats days as ISO 8601 does. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
