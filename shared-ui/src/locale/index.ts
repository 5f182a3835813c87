export { LocaleProvider, type LocaleProviderProps, useLocale } from './locale.component.tsx';
