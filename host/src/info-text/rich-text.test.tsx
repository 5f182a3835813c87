import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readRichText } from '@leeszaal/shared-contracts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RichText } from './rich-text.component.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test('a link says that it opens in a new tab, where it does', async () => {
  const link = (insert: string, address: string) => ({ insert, attributes: { link: address } });
  const lines = readRichText(
    JSON.stringify({
      ops: [link('Hours', 'https://library.example'), link('Desk', 'MAILTO:desk@library.example')],
    }),
  );
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RichText lines={lines} />
      </I18nProvider>,
    ),
  );
  const links = [...place.querySelectorAll('a')];
  expect(links.map(({ textContent, target }) => [textContent, target])).toEqual([
    ['Hours(opens in a new tab)', '_blank'],
    ['Desk', ''],
  ]);
});
