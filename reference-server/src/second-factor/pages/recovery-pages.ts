import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { renderNotice } from '../../sso/pages/notice-pages.ts';
import { SECOND_FACTOR_TEXTS } from './second-factor-texts.ts';

interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** The page that shows new recovery codes, once, for printing. */
export function renderRecoveryCodesPage(
  frame: PageFrame,
  title: string,
  codes: readonly string[],
  { href, label }: PageLink,
): string {
  const { codesTitle, codesHelp } = SECOND_FACTOR_TEXTS[frame.language];
  const items = codes.map((code) => html`<li><code>${code}</code></li>`);
  const sheet = html`<h1>${title}</h1>
<p>${codesHelp(codes.length)}</p>
<section aria-labelledby="codes">
<h2 id="codes">${codesTitle}</h2>
<ol>${items}</ol>
</section>
<a class="action" href="${href}">${label}</a>`;
  return renderPage(frame, title, sheet);
}

/** The page after signing in with a recovery code: how many are left. */
export function renderCodesLeftPage(frame: PageFrame, left: number, href: string): string {
  const { usedTitle, usedHelp, proceed } = SECOND_FACTOR_TEXTS[frame.language];
  return renderNotice(frame, usedTitle, usedHelp(left), { href, label: proceed });
}
