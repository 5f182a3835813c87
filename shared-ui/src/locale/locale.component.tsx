import { createContext, type JSX, type ReactNode, use } from 'react';

const Language = createContext<string | undefined>(undefined);

export interface LocaleProviderProps {
  /** A language tag, such as `nl`. */
  readonly locale: string;
  readonly children: ReactNode;
}

/** Sets the language of the components beneath: their numbers, announcements, text direction and arrow keys. */
export function LocaleProvider({ locale, children }: LocaleProviderProps): JSX.Element {
  return <Language value={locale}>{children}</Language>;
}

/** The language here: the nearest provider's, else the browser's. */
export const useLocale = (): string => use(Language) ?? navigator.language;
