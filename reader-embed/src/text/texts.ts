import type { Language } from '@leeszaal/shared-contracts';
import { type I18n, setupI18n } from '@lingui/core';
import { messages as de } from '../../locales/de.po';
import { messages as en } from '../../locales/en.po';
import { messages as fr } from '../../locales/fr.po';
import { messages as nl } from '../../locales/nl.po';

/** The element's own texts. They are few, and must be there when nothing else could be loaded. */
const TEXTS = { de, en, fr, nl };

/** The texts of one element. `activate` changes their language. */
export const createTexts = (language: Language): I18n =>
  setupI18n({ locale: language, messages: TEXTS });
