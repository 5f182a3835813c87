import {
  type RetentionSetting,
  type RetentionSettings,
  retentionDays,
} from '@leeszaal/shared-contracts';
import { EMBED_TOKEN_DAYS, VISITOR_PLACE_DAYS } from '../housekeeping/sweeps.ts';
import { INVITATION_DAYS } from '../people/account-links.ts';
import { type Html, html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { RETENTION_TEXTS } from './retention-texts.ts';

/** An expired link is deleted a day later; other rows of this kind sooner. */
const TECHNICAL_DAYS = INVITATION_DAYS + 1;

/** How long a library keeps what it has of people, by its settings (`docs/decisions.md` 105). */
export function retentionTable(language: PageLanguage, settings: RetentionSettings): Html {
  const texts = RETENTION_TEXTS[language];
  const days = (setting: RetentionSetting) => retentionDays(settings, setting);
  const places = days('placeRetentionDays');
  const log = days('logRetentionDays');
  const rows = [
    [texts.account, texts.accountTime],
    [texts.sessions, texts.sessionsTime(days('sessionRetentionDays'))],
    [texts.loans, texts.loansTime(days('loanRetentionDays'))],
    [texts.places, texts.placesTime(places, Math.min(places, VISITOR_PLACE_DAYS))],
    [texts.searches, texts.searchesTime],
    [texts.shelves, texts.shelvesTime],
    [texts.orders, texts.ordersTime],
    [texts.log, texts.logTime(log)],
    [texts.embeds, texts.logTime(Math.min(log, EMBED_TOKEN_DAYS))],
    [texts.technical, texts.technicalTime(TECHNICAL_DAYS)],
  ] as const;
  return html`<table><caption>${texts.title}</caption>
<thead><tr><th scope="col">${texts.data}</th><th scope="col">${texts.time}</th></tr></thead><tbody>
${rows.map(([data, time]) => html`<tr><th scope="row">${data}</th><td>${time}</td></tr>\n`)}</tbody></table>`;
}
