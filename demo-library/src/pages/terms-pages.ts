import type { RunOptions } from '@leeszaal/reference-server';
import { html, LICENCES_PATH, routePage } from '@leeszaal/reference-server/extension';
import { TERMS, type TermsName } from './terms-texts.ts';

/** The label of the link to the licences. */
const LICENCES = {
  nl: 'Licenties van de software',
  en: 'Licences of the software',
  de: 'Lizenzen der Software',
  fr: 'Licences des logiciels',
};

/** Serves the general and privacy terms (`docs/decisions.md` 55), where the server looks for them by default. */
export const routeTerms: NonNullable<RunOptions['extend']> = (app, services) => {
  for (const name of Object.keys(TERMS) as TermsName[]) {
    routePage(app, services, `/terms/${name}`, {
      make(language) {
        const { title, paragraphs } = TERMS[name][language];
        const text = paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
        const link = html`<p class="aside"><a href="${LICENCES_PATH}?lang=${language}">${LICENCES[language]}</a></p>`;
        return { title, sheet: html`<h1>${title}</h1>${text}${link}` };
      },
    });
  }
};
