import { DEFAULT_ACCENT } from '@leeszaal/shared-contracts';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { portalAtom } from '../state/atoms.ts';

/** The design token that a library may set. */
const TOKEN = '--lz-accent';

/** Applies the library's accent colour to the whole document (`docs/decisions.md` 107). */
export function AccentColour() {
  const portal = useAtomValue(portalAtom);
  // Before the first paint of a screen.
  useLayoutEffect(() => {
    // A page that leaves or starts again keeps its colour.
    if (portal.kind !== 'ready') return;
    const { accentColour } = portal.library.settings;
    const { style } = document.documentElement;
    if (isColour(accentColour) && accentColour !== DEFAULT_ACCENT) {
      style.setProperty(TOKEN, accentColour);
    } else style.removeProperty(TOKEN);
  }, [portal]);
  return null;
}

function isColour(text: string | null | undefined): text is string {
  return /^#[0-9a-f]{6}$/i.test(text ?? '');
}
