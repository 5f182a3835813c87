import type { ReaderFormat } from '@leeszaal/shared-contracts';
import { html } from '../../sso/pages/html.ts';
import type { EmbedBuild } from './embed-build.ts';

/** Path of the files of the embedded reader. */
export const EMBED_FILES = '/embed-files';

/** The settings of the frame's script, in the page's `leeszaal-embed`. */
export interface FrameSettings {
  readonly docKey: string;
  /** The origins whose pages may give it tokens and commands. */
  readonly origins: readonly string[];
  readonly apiBase: string;
  readonly lang: string;
  readonly theme: 'light' | 'dark' | 'auto';
  /** A hint of the page around the frame. */
  readonly format: ReaderFormat | undefined;
}

/** The page in an institution's frame. Its settings are an attribute, because the policy allows no inline script. */
export function renderFramePage(
  settings: FrameSettings,
  { frame }: EmbedBuild,
  productName: string,
): string {
  const page = html`<html lang="${settings.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <meta name="leeszaal-embed" content="${JSON.stringify(settings)}">
    <title>${productName}</title>
    <link rel="icon" href="data:,">
    <script src="${EMBED_FILES}/${frame.file}" integrity="${frame.integrity}" crossorigin="anonymous" defer></script>
  </head>
  <body></body>
</html>
`;
  return `<!doctype html>\n${page.text}`;
}
