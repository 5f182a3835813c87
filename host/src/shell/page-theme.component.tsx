import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { pageThemeAtom } from '../state/atoms.ts';

/** Gives the whole document the theme that the shown remote asks for. */
export function PageTheme() {
  const theme = useAtomValue(pageThemeAtom);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);
  return null;
}
