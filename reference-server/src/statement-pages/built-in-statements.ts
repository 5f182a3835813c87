import { SETTING_DEFAULTS, type StatementName } from '@leeszaal/shared-contracts';
import { type Html, html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';
import type { StatementLibrary } from './statement-library.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';
import { STORAGE_TEXTS } from './storage-texts.ts';

type Library = Pick<StatementLibrary, 'name' | 'email' | 'settings'>;

function contact(language: PageLanguage, { email }: Library): Html {
  const texts = STATEMENT_TEXTS[language];
  if (email === '') return html`<p>${texts.contactUnknown}</p>`;
  return html`<p>${texts.contact} <a href="mailto:${email}">${email}</a></p>`;
}

function privacy(language: PageLanguage, library: Library): Html {
  const texts = PRIVACY_TEXTS[language];
  const { showLicenceHolders } = library.settings;
  const namesHolders = showLicenceHolders ?? SETTING_DEFAULTS.showLicenceHolders;
  return html`<p>${texts.intro(library.name)}</p>
<h2>${texts.kept}</h2>
<p>${texts.withAccount}</p>
<p>${texts.withoutAccount}</p>
<h2>${texts.seen}</h2>
<p>${texts.administrators}</p>
<p>${namesHolders ? texts.holders : texts.noHolders}</p>
<p>${texts.shelves}</p>
<p>${texts.noTracking}</p>
<h2>${texts.rights}</h2>
<p>${texts.ask}</p>
${contact(language, library)}`;
}

/** The text of a statement that a library has not written: what is true of this portal (`docs/decisions.md` 106). */
export function builtInStatement(
  statement: StatementName,
  language: PageLanguage,
  library: Library,
): Html {
  switch (statement) {
    case 'general':
      return html`<p>${STATEMENT_TEXTS[language].none(library.name)}</p>
${contact(language, library)}`;
    case 'privacy':
      return privacy(language, library);
    case 'storage':
      return html`<p>${STORAGE_TEXTS[language].intro}</p>`;
  }
}
