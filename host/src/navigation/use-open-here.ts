import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { locationAtom } from '../state/atoms.ts';

/**
 * The open state of a menu or sheet in the header. A new path or query closes it, because the person has left
 * its page. A rewritten history entry, such as the reader's place, leaves it open.
 */
export function useOpenHere(): [boolean, (isOpen: boolean) => void] {
  const { pathname, search } = useAtomValue(locationAtom);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes it
  useEffect(() => setOpen(false), [pathname, search]);
  return [isOpen, setOpen];
}
