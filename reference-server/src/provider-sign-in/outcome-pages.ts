import {
  type Identity,
  ProviderRefusal,
  type RefusalReason,
} from '../identity-providers/provider.contract.ts';
import { roleFor } from '../identity-providers/role-for.ts';
import type { StoredProvider } from '../identity-providers/store/provider-store.ts';
import { type Html, html } from '../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';
import { renderNotice } from '../sso/pages/notice-pages.ts';
import { PROVIDER_SIGN_IN_TEXTS, type ProviderSignInTexts } from './provider-sign-in-texts.ts';

/** The texts for a refused person; the details are for the log. */
function explain(texts: ProviderSignInTexts, reason: RefusalReason, name: string): string {
  switch (reason) {
    case 'unreachable':
    case 'misconfigured':
    case 'denied':
      return texts[reason](name);
    // A wrong password is told in the form.
    case 'wrong':
    case 'invalid':
      return texts.invalid;
  }
}

/** For a person whose sign-in with a provider failed. */
export function renderRefusedPage(
  frame: PageFrame,
  { reason, name }: { readonly reason: RefusalReason; readonly name: string },
  again: string,
): string {
  const texts = PROVIDER_SIGN_IN_TEXTS[frame.language];
  const action = { href: again, label: texts.again };
  return renderNotice(frame, texts.failed, explain(texts, reason, name), action);
}

const row = (label: string, values: readonly string[]): Html =>
  html`<tr><th scope="row">${label}</th><td>${values.map((value) => html`<div>${value}</div>`)}</td></tr>\n`;

function renderIdentity(
  texts: ProviderSignInTexts,
  stored: StoredProvider,
  { subject, name, email, claims }: Identity,
): Html {
  const role = roleFor(claims, stored);
  const known = ([text]: readonly string[]) => [text || texts.none];
  return html`<p>${texts.trialWorks}</p>
<p>${role === null ? texts.trialNoAccess : texts.trialRole(texts.roles[role])}</p>
<table><caption>${texts.person}</caption><tbody>
${row(texts.subject, [subject])}${row(texts.name, known([name]))}${row(texts.email, known([email]))}</tbody></table>
<table><caption>${texts.given}</caption>
<thead><tr><th scope="col">${texts.claim}</th><th scope="col">${texts.values}</th></tr></thead><tbody>
${Object.entries(claims).map(([claim, values]) => row(claim, values))}</tbody></table>`;
}

/** The result of a trial, for an administrator: what came, or why nothing came. */
export function renderTrialPage(
  frame: PageFrame,
  stored: StoredProvider,
  outcome: Identity | ProviderRefusal,
): string {
  const texts = PROVIDER_SIGN_IN_TEXTS[frame.language];
  const title = texts.trial(stored.name);
  const result =
    outcome instanceof ProviderRefusal
      ? html`<p class="alert" role="alert">${texts.trialFails}</p>
<p>${explain(texts, outcome.reason, stored.name)}</p>
<p><code>${outcome.reason}${outcome.reason !== 'unreachable' && html`: ${outcome.message}`}</code></p>`
      : renderIdentity(texts, stored, outcome);
  return renderPage(frame, title, html`<h1>${title}</h1>\n${result}`);
}
