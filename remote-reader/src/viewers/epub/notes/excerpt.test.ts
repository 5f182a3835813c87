import { expect, test } from '@jest/globals';
import { EXCERPT, excerptOf } from './excerpt.ts';

const page = (markup: string) =>
  new DOMParser().parseFromString(
    `<html lang="nl"><body class="b">${markup}</body></html>`,
    'text/html',
  );

function excerpt(markup: string, leadsBack = true): Document {
  const note = page(markup).querySelector('.note');
  if (!note) throw new Error('No note');
  return excerptOf(note, () => leadsBack);
}

test('a note stands in what it stood in, without anything beside it [R2.125]', () => {
  const { documentElement, body } = excerpt(
    '<p>text</p><section class="notes" hidden><p>other</p><p class="note">A <em>note</em></p></section>',
  );
  expect(documentElement.lang).toBe('nl');
  expect(body.className).toBe('b');
  expect(body.innerHTML).toBe(
    `<section class="notes"><p class="note" ${EXCERPT}="">A <em>note</em></p></section>`,
  );
});

test('the way back is left out, its number and other links are not [R2.124]', () => {
  const markup =
    '<p class="note"><a href="#r">1</a> Said <a href="#x">there</a> <a href="#r">↩</a><a role="doc-backlink" href="#r">Back</a></p>';
  expect(excerpt(markup).body.textContent).toBe('1 Said there ');
  expect(excerpt(markup, false).body.textContent).toBe('1 Said there ↩');
});

test('the keyboard comes to its links, also while they are out of sight in the text', () => {
  const { body } = excerpt(
    '<p class="note" tabindex="-1">See <a href="#x" tabindex="-1">4</a></p>',
  );
  expect(body.querySelector('[tabindex]')).toBeNull();
});

test('an item keeps its number [R2.124]', () => {
  const item = (markup: string) => excerpt(markup).querySelector('li')?.getAttribute('value');
  expect(item('<ol><li>a</li><li class="note">b</li></ol>')).toBe('2');
  expect(item('<ol start="5"><li>a</li><li class="note">b</li></ol>')).toBe('6');
  expect(item('<ul><li class="note">b</li></ul>')).toBeNull();
});
