/** Addresses of pdf.js's data, by their names in the folder of `pdf-assets.ts`. */
export type PdfFiles = Readonly<Record<string, string>>;

/**
 * Loads the addresses. Undefined where the build has the folder itself. The build of the embed as a module replaces
 * this file (`pdf-files-loader.ts` of tooling), because another bundler gives each file an address of its own.
 */
export const loadPdfFiles: (() => Promise<PdfFiles>) | undefined = undefined;
