import { createI18n, type LoadMessages } from '@leeszaal/remote-kit/language';
import { createBackgroundRetry, loadWithRetry } from '@leeszaal/remote-kit/parts';
import { inTime } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { firstLanguage } from '../language/first-language.ts';
import { loadMessages } from '../language/load-messages.ts';
import { createPortal, type Portal } from '../portal/portal.ts';
import { createTelemetry } from '../ports/telemetry.ts';
import { Root } from '../shell/root.component.tsx';
import { StartFailure } from '../shell/start-failure.component.tsx';
import { TextsFailure } from '../shell/texts-failure.component.tsx';
import { languageAtom } from '../state/atoms.ts';
import type { Beginning } from './begin.ts';

/**
 * Milliseconds for a start from prefetched responses, which then renders the page at once: a spinner before it would
 * cost the page a layout and a paint.
 */
const SPINNER_DELAY = 300;

/** Starts the portal: language, configuration, portal, screen. Call once for each page. */
export async function boot(
  element: HTMLElement,
  { config, remotes }: Pick<Beginning, 'config' | 'remotes'>,
  load: LoadMessages = loadMessages,
): Promise<void> {
  const store = createStore();
  const language = firstLanguage();
  store.set(languageAtom, language);
  const root = createRoot(element);
  let i18n: I18n;
  try {
    i18n = await loadWithRetry(() => createI18n(language, load), createBackgroundRetry());
  } catch (error) {
    createTelemetry().report({ level: 'error', name: 'texts-not-loaded', error });
    root.render(<TextsFailure language={language} onRetry={() => location.reload()} />);
    return;
  }
  let portal: Portal;
  try {
    portal = createPortal(await config, store, i18n, await remotes);
  } catch (error) {
    createTelemetry().report({ level: 'error', name: 'start-failed', error });
    root.render(<StartFailure i18n={i18n} onRetry={() => location.reload()} />);
    return;
  }
  const starting = portal.start();
  await inTime(starting, SPINNER_DELAY);
  root.render(<Root store={store} portal={portal} i18n={i18n} />);
  await starting;
}
