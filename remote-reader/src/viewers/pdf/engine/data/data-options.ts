import { fetchFile } from '@leeszaal/shared-contracts';
import type { getDocument } from 'pdfjs-dist';
import { pdfAssets } from './pdf-assets.ts';
import { loadPdfFiles, type PdfFiles } from './pdf-files.ts';

/** The options of a document. */
type DocumentOptions = Extract<Parameters<typeof getDocument>[0], { cMapUrl?: unknown }>;

/** How long, in ms, a file may load. */
const FILE_LIMIT_MS = 60_000;

/** The folders of pdf.js's data that a page may request, by the names that pdf.js gives them. */
const FOLDERS = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
} as const;

/** A file that pdf.js requests through the page. */
interface FileRequest {
  readonly kind: keyof typeof FOLDERS;
  readonly filename: string;
}

/** Fetches files at addresses of their own. */
const factoryOf = (files: PdfFiles) =>
  class {
    async fetch({ kind, filename }: FileRequest): Promise<Uint8Array> {
      const address = files[`${FOLDERS[kind]}/${filename}`];
      if (address === undefined) throw new Error(`pdf.js has no ${filename}`);
      const signal = AbortSignal.timeout(FILE_LIMIT_MS);
      const answer = await fetchFile(address, { cache: 'default', signal });
      if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    }
  };

/**
 * The options with which pdf.js finds its data.
 *
 * @param port of the engine. A worker requests the data itself. In the page's own thread, whose `fetch` is the page's,
 *   files with addresses of their own come through a factory; pdf.js uses no colour profiles then.
 */
export async function dataOptions(port: unknown): Promise<Partial<DocumentOptions>> {
  const files = loadPdfFiles && port instanceof MessagePort ? await loadPdfFiles() : undefined;
  const assets = pdfAssets();
  return {
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    ...(files && { useWorkerFetch: false, BinaryDataFactory: factoryOf(files) }),
  };
}
