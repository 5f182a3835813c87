export { createI18n, type LoadMessages } from './create-i18n.ts';
export { setPreloadLanguage } from './preload-language.ts';
