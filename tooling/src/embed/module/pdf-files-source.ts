import { join } from 'node:path';

/** Data that the reader's engine requests: licences, scripts without WebAssembly and a sandbox of scripts are not. */
const REQUESTED = /^(?!quickjs).+\.(?:bcmap|icc|pfb|ttf|wasm)$/;

/**
 * The module instead of the reader's `pdf-files.ts`.
 *
 * @param table the request of the module with the addresses
 */
export const pdfFilesModule = (table: string): string =>
  `export const loadPdfFiles = async () => (await import(${JSON.stringify(table)})).default;`;

/**
 * A module with the address of each file, as bundlers know it: a literal `new URL(…, import.meta.url)`.
 *
 * @param folders absolute, by the names with which pdf.js requests them
 * @param list the names in a folder
 */
export function pdfFilesTable(
  folders: Readonly<Record<string, string>>,
  list: (folder: string) => readonly string[],
): string {
  const lines = Object.entries(folders).flatMap(([name, folder]) =>
    list(folder)
      .filter((file) => REQUESTED.test(file))
      .sort()
      .map((file) => {
        const address = `new URL(${JSON.stringify(join(folder, file))}, import.meta.url).href`;
        return `  ${JSON.stringify(`${name}/${file}`)}: ${address},`;
      }),
  );
  return ['export default {', ...lines, '};'].join('\n');
}
