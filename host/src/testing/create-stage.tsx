import { afterEach, beforeEach } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Renders components of the host for the tests of a file. */
export interface Stage {
  /** The container of the component and of a test's own elements; new for each test. */
  place(): HTMLElement;
  /** Renders content in English and replaces the former content. */
  show(content: ReactNode): Promise<void>;
}

/** Creates a stage for the tests of a file; each test starts and leaves the page empty. */
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
