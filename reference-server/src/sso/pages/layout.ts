import { LANGUAGE_NAMES } from '@leeszaal/shared-contracts';
import { type Html, html } from './html.ts';
import { PAGE_LANGUAGES, type PageLanguage } from './language.ts';
import { PAGE_TEXTS } from './texts.ts';

/** Properties of every sign-in page. */
export interface PageFrame {
  readonly language: PageLanguage;
  readonly productName: string;
  /** Address of this page in another language; undefined if it is valid only once. */
  readonly addressIn?: (language: PageLanguage) => string;
  /** Path of the stylesheet and fonts. */
  readonly assets: string;
}

function languageLink(
  frame: PageFrame,
  addressIn: (language: PageLanguage) => string,
  language: PageLanguage,
): Html {
  const current = language === frame.language ? html`aria-current="true"` : undefined;
  return html`<li><a href="${addressIn(language)}" hreflang="${language}" lang="${language}" ${current}>${LANGUAGE_NAMES[language]}</a></li>`;
}

function languageLinks(frame: PageFrame): Html | undefined {
  const { language, addressIn } = frame;
  if (addressIn === undefined) return undefined;
  const links = PAGE_LANGUAGES.map((each) => languageLink(frame, addressIn, each));
  return html`<nav aria-label="${PAGE_TEXTS[language].languages}"><ul>${links}</ul></nav>`;
}

/** A complete page around its sheet. */
export function renderPage(frame: PageFrame, title: string, sheet: Html): string {
  const { language, productName, assets } = frame;
  const page = html`<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} – ${productName}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${assets}/page.css">
  </head>
  <body>
    <main>
      <p class="product">${productName}</p>
      <div class="sheet">${sheet}</div>
    </main>
    ${languageLinks(frame)}
  </body>
</html>
`;
  return `<!doctype html>\n${page.text}`;
}
