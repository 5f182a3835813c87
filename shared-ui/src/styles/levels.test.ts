import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('./tokens.css');

/** The lowest level that a component's sheet gives. */
function levelOf(component: string): number {
  const sheet = read(`../${component}/${component}.module.css`);
  const levels = [...sheet.matchAll(/z-index: var\((--lz-z-[a-z]+)\)/g)].map(([, token = '']) =>
    Number(new RegExp(`${token}: (\\d+);`).exec(tokens)?.[1]),
  );
  return Math.min(...levels);
}

test.each(['popover', 'dialog', 'toast', 'tooltip'])(
  'a %s is at the level of a sheet or above: a button in the sheet may open it',
  (component) => {
    expect(levelOf(component)).toBeGreaterThanOrEqual(levelOf('side-panel'));
  },
);

test.each(['toast', 'tooltip'])('a %s is above what is modal', (component) => {
  expect(levelOf(component)).toBeGreaterThan(levelOf('dialog'));
});
