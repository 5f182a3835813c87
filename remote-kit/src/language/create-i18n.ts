import type { Language } from '@leeszaal/shared-contracts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Loads the compiled messages of one language; called once for each language that is used. */
export type LoadMessages = (language: Language) => Promise<Messages>;

/** An `I18n` of its own for each mount, with the first language loaded. */
export async function createI18n(language: Language, load: LoadMessages): Promise<I18n> {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages: await load(language) });
  return i18n;
}
