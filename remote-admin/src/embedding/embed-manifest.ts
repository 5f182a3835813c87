import type { EmbedScript } from './snippets.ts';

const isFile = (value: unknown): value is { readonly file: string; readonly integrity: string } => {
  const { file, integrity } = Object(value) as {
    readonly file?: unknown;
    readonly integrity?: unknown;
  };
  return typeof file === 'string' && typeof integrity === 'string';
};

/**
 * The reader's script of the current build, from the text of `embed.json`.
 *
 * @param address that of `embed.json`, to which its names are relative
 * @throws when the text names no script
 */
export function readEmbedManifest(text: string, address: string): EmbedScript {
  const { reader } = Object(JSON.parse(text)) as { readonly reader?: unknown };
  if (!isFile(reader)) throw new Error('embed.json names no script of the reader');
  return { address: new URL(reader.file, address).href, integrity: reader.integrity };
}
