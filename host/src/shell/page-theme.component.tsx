import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { pageThemeAtom } from '../state/atoms.ts';

/** Applies the theme of the current remote to the whole document. */
export function PageTheme() {
  const theme = useAtomValue(pageThemeAtom);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
  return null;
}
