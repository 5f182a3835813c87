import {
  defaultLanguageOf,
  type Language,
  type RichLine,
  readRichText,
  STATEMENTS,
  type StatementName,
} from '@leeszaal/shared-contracts';
import { LICENCES_PATH } from '../portal/runtime-config.ts';
import { type Html, html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { builtInStatement } from './built-in-statements.ts';
import { retentionTable } from './retention-table.ts';
import { richTextSheet } from './rich-text-sheet.ts';
import type { StatementLibrary } from './statement-library.ts';
import { statementPath } from './statement-path.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';
import { storageTable } from './storage-table.ts';

/** The content of a page. */
export interface StatementPage {
  readonly statement: StatementName;
  readonly language: PageLanguage;
  readonly library: StatementLibrary;
  /** The library in the address, if any, for links to the other statements. */
  readonly named: string | undefined;
  /** How long a session lasts without being used. */
  readonly refreshTokenSeconds: number;
}

interface OwnText {
  readonly language: Language;
  readonly lines: readonly RichLine[];
}

/** The library's own text in the language of the page, else in the library's. */
function ownText({ statement, language, library }: StatementPage): OwnText | undefined {
  for (const each of [language, defaultLanguageOf(library.settings)]) {
    const lines = readRichText(library.statements[statement][each]);
    if (lines.length > 0) return { language: each, lines };
  }
  return undefined;
}

function text(page: StatementPage): Html {
  const { statement, language, library } = page;
  const own = ownText(page);
  if (own === undefined) return builtInStatement(statement, language, library);
  const shown = richTextSheet(own.lines);
  if (own.language === language) return shown;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const note = STATEMENT_TEXTS[language].onlyIn(names.of(own.language) ?? own.language);
  return html`<p class="note">${note}</p>\n<div lang="${own.language}">${shown}</div>`;
}

/** Facts that a library's own text does not replace. */
function tables({ statement, language, library, refreshTokenSeconds }: StatementPage): Html {
  if (statement === 'general') return html``;
  const stored = statement === 'storage' && storageTable(language, refreshTokenSeconds);
  return html`${stored}\n${retentionTable(language, library.settings)}`;
}

function links({ statement, language, named }: StatementPage): Html {
  const texts = STATEMENT_TEXTS[language];
  const query = new URLSearchParams({
    ...(named !== undefined && { library: named }),
    lang: language,
  });
  const others = STATEMENTS.filter((each) => each !== statement).map(
    (each) => html`<li><a href="${statementPath(each)}?${String(query)}">${texts[each]}</a></li>\n`,
  );
  return html`<ul class="aside">
${others}<li><a href="${LICENCES_PATH}?lang=${language}">${texts.licences}</a></li>
</ul>`;
}

/** The content of the page of a statement. */
export function statementSheet(page: StatementPage): Html {
  const { statement, language, library } = page;
  return html`<div class="statement"><h1>${STATEMENT_TEXTS[language][statement]}</h1>
<p class="library">${library.name}</p>
${text(page)}
${tables(page)}
${links(page)}</div>`;
}
