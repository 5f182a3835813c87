/**
 * `LocaleProvider` tells react-aria the interface language: its own announcements, the order of text
 * and the direction of arrow keys follow it. `useLocale` reads it back.
 */
export {
  I18nProvider as LocaleProvider,
  type I18nProviderProps as LocaleProviderProps,
  type Locale,
  useLocale,
} from 'react-aria-components/I18nProvider';
