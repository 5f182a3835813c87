import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { locationAtom } from '../state/atoms.ts';

/**
 * Whether something of the header is open, as state. Another address closes it: by Back or Forward the
 * person has left what it belongs to. An entry of the history that is only rewritten, as the reader
 * does with its place, leaves it open.
 */
export function useOpenHere(): [boolean, (isOpen: boolean) => void] {
  const { pathname, search } = useAtomValue(locationAtom);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes it
  useEffect(() => setOpen(false), [pathname, search]);
  return [isOpen, setOpen];
}
