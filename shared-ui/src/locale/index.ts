/**
 * `LocaleProvider` sets the language of react-aria: its announcements, text direction and arrow
 * keys. `useLocale` reads it.
 */
export {
  I18nProvider as LocaleProvider,
  type I18nProviderProps as LocaleProviderProps,
  type Locale,
  useLocale,
} from 'react-aria/I18nProvider';
