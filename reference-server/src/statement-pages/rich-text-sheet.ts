import {
  listTree,
  type RichLine,
  type RichRun,
  type TextBlock,
  type TextList,
} from '@leeszaal/shared-contracts';
import { type Html, html } from '../sso/pages/html.ts';

function run({ text, bold, italic, underline, strike, link }: RichRun): Html {
  let content = html`${text}`;
  if (strike) content = html`<s>${content}</s>`;
  if (underline) content = html`<u>${content}</u>`;
  if (italic) content = html`<em>${content}</em>`;
  if (bold) content = html`<strong>${content}</strong>`;
  return link === undefined ? content : html`<a href="${link}">${content}</a>`;
}

/** The title of the page is a heading of level 1. */
function heading(level: number, content: Html): Html {
  switch (level) {
    case 1:
      return html`<h2>${content}</h2>`;
    case 2:
      return html`<h3>${content}</h3>`;
    case 3:
      return html`<h4>${content}</h4>`;
    case 4:
      return html`<h5>${content}</h5>`;
    default:
      return html`<h6>${content}</h6>`;
  }
}

function line({ kind, runs, indent }: RichLine): Html | false {
  if (runs.every(({ text }) => text.trim() === '')) return false;
  const content = html`${runs.map(run)}`;
  const shown = typeof kind === 'number' ? heading(kind, content) : html`<p>${content}</p>`;
  return Array.from({ length: indent }).reduce<Html>(
    (inner) => html`<div class="indented">${inner}</div>`,
    shown,
  );
}

function list({ kind, items }: TextList): Html {
  const content = items.map(
    ({ line: own, inner }) => html`<li>${own?.runs.map(run)}${inner.map(list)}</li>`,
  );
  return kind === 'ordered' ? html`<ol>${content}</ol>` : html`<ul>${content}</ul>`;
}

const block = (each: TextBlock): Html =>
  each.kind === 'line' ? html`${line(each.line)}` : list(each);

/** Shows a rich text as elements; nothing in it is markup. Blank lines are left out. */
export const richTextSheet = (lines: readonly RichLine[]): Html =>
  html`${listTree(lines).map(block)}`;
