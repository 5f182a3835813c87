import { useAtom } from 'jotai';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { openWorksAtom } from '../search/open-works-atom.ts';
import { selectionKey } from '../selection/selection.ts';

/** Whether the card of a publication shows its editions, and a function that opens and closes it. */
export function useOpenWork(publication: PublicationRef): readonly [boolean, () => void] {
  const [works, setWorks] = useAtom(openWorksAtom);
  const key = selectionKey(publication);
  const toggle = () =>
    setWorks((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return [works.has(key), toggle];
}
