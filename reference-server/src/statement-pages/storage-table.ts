import { SESSION_COOKIE } from '../identity-providers/sessions/sign-out-there.ts';
import { FACTOR_COOKIE } from '../second-factor/proof/factor-browser.ts';
import { FORM_COOKIE } from '../sso/login/form-token.ts';
import { BROWSER_COOKIE, BROWSER_COOKIE_SECONDS } from '../sso/login/known-browser.ts';
import { type Html, html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { STORAGE_TEXTS } from './storage-texts.ts';

const DAY_SECONDS = 24 * 3600;

const named = (label: string, ...names: readonly string[]): Html =>
  html`${label} ${names.map((name) => html`<code>${name}</code> `)}`;

/**
 * The data that the portal and its sign-in pages store in a browser: the cookies of this server, and what the host, the
 * remotes and the embedded reader store, by purpose.
 *
 * @param refreshTokenSeconds how long a session lasts without being used
 */
export function storageTable(language: PageLanguage, refreshTokenSeconds: number): Html {
  const texts = STORAGE_TEXTS[language];
  const days = (seconds: number) => texts.days(Math.ceil(seconds / DAY_SECONDS));
  const rows: readonly (readonly [purpose: string, place: Html | string, time: string])[] = [
    [texts.form, named(texts.cookie, FORM_COOKIE), texts.formTime],
    [
      texts.known,
      named(texts.cookies, BROWSER_COOKIE, FACTOR_COOKIE),
      days(BROWSER_COOKIE_SECONDS),
    ],
    [texts.provider, named(texts.cookie, SESSION_COOKIE), days(refreshTokenSeconds)],
    [texts.tokens, texts.local, texts.tokensTime],
    [texts.visitor, texts.local, texts.cleared],
    [texts.chosen, texts.local, texts.cleared],
    [texts.work, texts.session, texts.workTime],
    [texts.programs, `${texts.local}, ${texts.cache}`, texts.programsTime],
    [texts.files, texts.cache, texts.filesTime],
    [texts.embedded, texts.local, texts.cleared],
  ];
  const cells = rows.map(
    ([purpose, place, time]) =>
      html`<tr><th scope="row">${purpose}</th><td>${place}</td><td>${time}</td></tr>\n`,
  );
  return html`<table><caption>${texts.title}</caption>
<thead><tr><th scope="col">${texts.purpose}</th><th scope="col">${texts.place}</th><th scope="col">${texts.time}</th></tr></thead><tbody>
${cells}</tbody></table>`;
}
