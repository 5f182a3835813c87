import { html } from './html.ts';
import { type PageFrame, renderPage } from './layout.ts';
import { PAGE_TEXTS } from './texts.ts';

/** For an invalid link. */
export function renderBadLinkPage(frame: PageFrame, portal: string): string {
  const texts = PAGE_TEXTS[frame.language];
  return renderPage(
    frame,
    texts.badLink,
    html`<h1>${texts.badLink}</h1>
<p>${texts.badLinkHelp}</p>
<a class="action" href="${portal}">${texts.toPortal(frame.productName)}</a>`,
  );
}

/** For too many attempts; a retry is possible in that many minutes. */
export function renderTooManyPage(frame: PageFrame, minutes: number): string {
  const texts = PAGE_TEXTS[frame.language];
  return renderPage(
    frame,
    texts.badLink,
    html`<h1>${texts.badLink}</h1>
<p>${texts.tooMany(minutes)}</p>`,
  );
}

/** For an account without access to this application (`docs/decisions.md` 3). */
export function renderNoAccessPage(frame: PageFrame, signOut: string): string {
  const texts = PAGE_TEXTS[frame.language];
  return renderPage(
    frame,
    texts.noAccess,
    html`<h1>${texts.noAccess}</h1>
<p>${texts.noAccessHelp(frame.productName)}</p>
<a class="action" href="${signOut}">${texts.signOut}</a>`,
  );
}

/** After signing out. */
export function renderSignedOutPage(frame: PageFrame, portal: string): string {
  const texts = PAGE_TEXTS[frame.language];
  return renderPage(
    frame,
    texts.signedOut,
    html`<h1>${texts.signedOut}</h1>
<p>${texts.signedOutHelp}</p>
<a class="action" href="${portal}">${texts.signInAgain}</a>`,
  );
}
