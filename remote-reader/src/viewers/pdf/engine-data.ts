import { fetchFile } from '@leeszaal/shared-contracts';
import { pdfAssetFolder } from './pdf-assets.ts';

/** What the engine asks for: a file of one of its folders. */
interface Wanted {
  readonly kind: string;
  readonly filename: string;
}

const FOLDERS = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
} as const;

const isKind = (kind: string): kind is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, kind);

const kept = new Map<string, Promise<Uint8Array>>();

/**
 * Data of the engine's own (character maps, fonts, decoders), fetched once for all pages. Each page is a document
 * of its own to the engine, which would ask for the same files with each of them; from the browser's cache, but
 * through another process.
 */
export class EngineData {
  /** Rejects when it can't be had, in which case it is asked for again the next time. */
  fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    if (!isKind(kind)) return Promise.reject(new TypeError(`The engine has no ${kind}`));
    const address = pdfAssetFolder(FOLDERS[kind]) + filename;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const fetched = fetchBytes(address);
    kept.set(address, fetched);
    fetched.catch(() => kept.delete(address));
    return fetched;
  }
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const { signal } = new AbortController();
  const answer = await fetchFile(address, { cache: 'default', signal });
  if (!answer.ok) throw new Error(`The engine's file ${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
