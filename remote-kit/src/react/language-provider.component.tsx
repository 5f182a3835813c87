import type { Language } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import type { LoadMessages } from '../language/create-i18n.ts';

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
    return change(i18n, language, load);
  }, [i18n, language, load]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The pause before messages are loaded again, in ms: at first, and at most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** @returns how to stop */
function change(i18n: I18n, language: Language, load: LoadMessages): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(pause: number): Promise<void> {
    try {
      const messages = await load(language);
      if (isWanted) i18n.loadAndActivate({ locale: language, messages });
    } catch {
      const next = Math.min(pause * 2, LONGEST_PAUSE);
      if (isWanted) timer = setTimeout(() => void attempt(next), pause);
    }
  }

  void attempt(FIRST_PAUSE);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
