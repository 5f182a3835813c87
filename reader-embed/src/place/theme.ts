import type { PageTheme } from '@leeszaal/shared-contracts';
import type { LeeszaalTheme } from '../contract/reader-element.contract.ts';

/** The theme of one reader. */
export interface ThemeSwitch {
  /** The theme of the element's attribute. */
  setAttribute(theme: LeeszaalTheme): void;
  /** The theme that the person chose for the document, which has priority. */
  setChosen(theme: PageTheme | undefined): void;
}

/** Writes the theme of a reader into its root element. Without a theme it has the system's. */
export function createThemeSwitch(element: HTMLElement): ThemeSwitch {
  let attribute: LeeszaalTheme = 'auto';
  let chosen: PageTheme | undefined;

  function write(): void {
    const theme = chosen ?? attribute;
    if (theme === 'auto') delete element.dataset['theme'];
    else element.dataset['theme'] = theme;
  }

  return {
    setAttribute(theme) {
      attribute = theme;
      write();
    },
    setChosen(theme) {
      chosen = theme;
      write();
    },
  };
}
