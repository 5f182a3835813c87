import type { Language } from '@leeszaal/shared-contracts';
import { type I18n, setupI18n } from '@lingui/core';
import * as de from '../../locales/de.po';
import * as en from '../../locales/en.po';
import * as fr from '../../locales/fr.po';
import * as nl from '../../locales/nl.po';

const CATALOGUES = { de, en, fr, nl };

/** The element's own texts. They are few, and must be there when nothing else could be loaded. */
const TEXTS = {
  de: de.messages,
  en: en.messages,
  fr: fr.messages,
  nl: nl.messages,
};

/** The texts of one element. `activate` changes their language. */
export const createTexts = (language: Language): I18n =>
  setupI18n({ locale: language, messages: TEXTS });

/**
 * Adds the texts of messages over the reader to those of all elements. Rejects when they cannot be loaded. In tests all
 * texts are there.
 */
export async function loadLaterTexts(): Promise<void> {
  await Promise.all(
    Object.values(CATALOGUES).map(async ({ messages, loadLater }) =>
      Object.assign(messages, await loadLater?.()),
    ),
  );
}
