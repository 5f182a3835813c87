import { afterEach, beforeEach } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Where the tests of a file show components of the host. */
export interface Stage {
  /** Holds what is shown, and whatever a test puts beside it; a new one for each test. */
  place(): HTMLElement;
  /** Shows something, in English, in place of what was shown. */
  show(content: ReactNode): Promise<void>;
}

/** Makes a stage for the tests of a file: each finds it empty, and leaves nothing in the page. */
export function createStage(): Stage {
  let root: Root;
  let place: HTMLElement;
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return {
    place: () => place,
    show: (content) =>
      act(async () => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>)),
  };
}
