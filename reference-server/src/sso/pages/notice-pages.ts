import { html } from './html.ts';
import { type PageFrame, renderPage } from './layout.ts';
import { PAGE_TEXTS } from './texts.ts';

/** A page with a title, a text, and at most one link. */
export function renderNotice(
  frame: PageFrame,
  title: string,
  text: string,
  action?: { readonly href: string; readonly label: string },
): string {
  const link = action && html`<a class="action" href="${action.href}">${action.label}</a>`;
  return renderPage(frame, title, html`<h1>${title}</h1>\n<p>${text}</p>\n${link}`);
}

/** For an invalid link. */
export function renderBadLinkPage(frame: PageFrame, portal: string): string {
  const { badLink, badLinkHelp, toPortal } = PAGE_TEXTS[frame.language];
  const action = { href: portal, label: toPortal(frame.productName) };
  return renderNotice(frame, badLink, badLinkHelp, action);
}

/** For too many attempts; a retry is possible in that many minutes. */
export function renderTooManyPage(frame: PageFrame, minutes: number): string {
  const { badLink, tooMany } = PAGE_TEXTS[frame.language];
  return renderNotice(frame, badLink, tooMany(minutes));
}

/** For an account without access to this application (`docs/decisions.md` 3). */
export function renderNoAccessPage(frame: PageFrame, href: string): string {
  const { noAccess, noAccessHelp, signOut } = PAGE_TEXTS[frame.language];
  return renderNotice(frame, noAccess, noAccessHelp(frame.productName), { href, label: signOut });
}

/** For a person whose library is switched off. */
export function renderClosedPage(frame: PageFrame): string {
  const { closed, closedHelp } = PAGE_TEXTS[frame.language];
  return renderNotice(frame, closed, closedHelp);
}

/** After signing out. */
export function renderSignedOutPage(frame: PageFrame, href: string): string {
  const { signedOut, signedOutHelp, signInAgain } = PAGE_TEXTS[frame.language];
  return renderNotice(frame, signedOut, signedOutHelp, { href, label: signInAgain });
}
