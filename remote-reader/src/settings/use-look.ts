import { useHost } from '@leeszaal/shared-contracts/react';
import { useState } from 'react';
import type { ReadingLook } from '../viewers/reading-look.ts';
import type { Viewer } from '../viewers/viewer.contract.ts';
import { rememberedLook, rememberLook } from './remembered-look.ts';

/** The look of the reader, and how to change a part of it: at once, and for the next book. */
export function useLook(
  viewer: Viewer,
): readonly [look: ReadingLook, change: (part: Partial<ReadingLook>) => void] {
  const { local } = useHost().storage;
  const [look, setLook] = useState(() => rememberedLook(local));
  const change = (part: Partial<ReadingLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    rememberLook(local, next);
    viewer.dress(next);
  };
  return [look, change];
}
