import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../remote/ports/language.contract.ts';

/** Loads the compiled messages of one language; called once for each language that is used. */
export type LoadMessages = (language: Language) => Promise<Messages>;

interface LanguageProviderProps {
  readonly i18n: I18n;
  readonly language: Language;
  readonly load: LoadMessages;
  readonly children: ReactNode;
}

/** An `I18n` of its own for each mount, with the first language loaded. */
export async function createI18n(language: Language, load: LoadMessages): Promise<I18n> {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages: await load(language) });
  return i18n;
}

/** Renders with the catalogue of the language, and changes it without a reload. */
export function LanguageProvider({ i18n, language, load, children }: LanguageProviderProps) {
  useLanguageChange(i18n, language, load);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

function useLanguageChange(i18n: I18n, language: Language, load: LoadMessages): void {
  const [failure, setFailure] = useState<unknown>();
  if (failure) throw failure;
  useEffect(() => {
    if (i18n.locale === language) return;
    let isCurrent = true;
    load(language).then(
      (messages) => isCurrent && i18n.loadAndActivate({ locale: language, messages }),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, load]);
}
