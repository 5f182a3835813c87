import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BASKET_DEBOUNCE_MS, BasketAnnouncement } from './basket-announcement.component.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('tells the number once the basket has rested, and nothing before it changed [C9.10]', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (count: number) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <BasketAnnouncement count={count} />
        </I18nProvider>,
      ),
    );
  await show(1);
  await pass(1000);
  expect(place.textContent).toBe('');
  await show(2);
  await pass(BASKET_DEBOUNCE_MS - 1);
  await show(3);
  await pass(BASKET_DEBOUNCE_MS - 1);
  expect(place.textContent).toBe('');
  await pass(1);
  expect(place.textContent).toBe('3 items in the shopping basket');
  await show(2);
  await show(3);
  await pass(1000);
  expect(place.textContent).toBe('3 items in the shopping basket');
  await act(async () => root.unmount());
});
