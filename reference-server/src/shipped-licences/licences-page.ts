import { type Html, html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import type { LicenceGroup, ListedPackage, TextGroup } from './group-packages.ts';
import { LICENCES_TEXTS, type LicencesTexts } from './licences-texts.ts';
import type { PartName, ShippedPart } from './shipped-part.contract.ts';

function partLabel(part: PartName, texts: LicencesTexts): string {
  return part.kind === 'remote' ? `${part.name} ${part.version}`.trim() : texts[part.kind];
}

function partItem({ part, packages, address }: ShippedPart, texts: LicencesTexts): Html {
  const label = partLabel(part, texts);
  if (packages) return html`<li>${label}: ${texts.packages(packages.length)}</li>`;
  const link = address && html` <a href="${address}">${texts.listElsewhere}</a>`;
  return html`<li>${label}: ${texts.notTold}${link}</li>`;
}

function packageItem(each: ListedPackage, texts: LicencesTexts): Html {
  const { name, version, author, parts } = each;
  const holders = each.copyright.length > 0 ? each.copyright : author ? [author] : [];
  const copyright = holders.map((line) => html`<br><span lang="en">${line}</span>`);
  const labels = parts.map((part) => partLabel(part, texts)).join(', ');
  return html`<li><b translate="no">${name}</b> ${version} <small>(${labels})</small>${copyright}</li>`;
}

function textGroup({ packages, texts: bodies }: TextGroup, licence: string, texts: LicencesTexts) {
  const shown = bodies.map(({ file, text }) => {
    const caption = file === null ? texts.standardText : bodies.length > 1 && file;
    return html`${caption && html`<p>${caption}</p>`}<pre lang="en" translate="no">${text}</pre>`;
  });
  const [first] = packages;
  const label = texts.textOf(licence, first?.name ?? '', packages.length - 1);
  const details = html`<details><summary>${label}</summary>${shown}</details>`;
  return html`<ul>${packages.map((each) => packageItem(each, texts))}</ul>${shown.length > 0 && details}`;
}

/** The content of the page. Texts of licences are closed at first; a print has them all. */
export function licencesSheet(
  language: PageLanguage,
  productName: string,
  parts: readonly ShippedPart[],
  groups: readonly LicenceGroup[],
): Html {
  const texts = LICENCES_TEXTS[language];
  const sections = groups.map(
    ({ licence, groups: inner }) =>
      html`<section><h2 lang="en">${licence}</h2>${inner.map((each) => textGroup(each, licence, texts))}</section>`,
  );
  return html`<div class="licences"><h1>${texts.title}</h1>
<p>${texts.intro(productName)}</p>
<h2>${texts.parts}</h2>
<ul>${parts.map((each) => partItem(each, texts))}</ul>
${sections}</div>`;
}
