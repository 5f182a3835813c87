import type { Language } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import type { LoadMessages } from '../language/create-i18n.ts';
import { loadWithRetry, type RetryPolicy } from '../parts/load-with-retry.ts';

interface LanguageProviderProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly load: LoadMessages;
  readonly children: ReactNode;
}

/**
 * Renders with the language's message catalogue, and changes it without a reload. A catalogue that fails to
 * load is retried without end. Until it has loaded the present language stays, so that a user loses no open
 * work.
 */
export function LanguageProvider({ i18n, language, load, children }: LanguageProviderProps) {
  useEffect(() => {
    if (i18n.locale === language) return;
    const abort = new AbortController();
    const { signal } = abort;
    loadWithRetry(() => load(language), longerEachTime, signal)
      .then((messages) => {
        if (!signal.aborted) i18n.loadAndActivate({ locale: language, messages });
      })
      // Another language is wanted.
      .catch(() => undefined);
    return () => abort.abort();
  }, [i18n, language, load]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The pause before messages are loaded again, in ms: at first, and at most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

const longerEachTime: RetryPolicy = (_error, attempt, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
