import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Other browsers have no search in what is hidden: `until-found` would not hide it there. */
const canBeFound = (): boolean => 'onbeforematch' in HTMLElement.prototype;

/**
 * Hides a panel while it is collapsed, and expands it when the browser's search in the page finds text in it.
 */
export function useFoundText(
  panel: RefObject<HTMLElement | null>,
  isExpanded: boolean,
  onFound: () => void,
): void {
  const expand = useEffectEvent(onFound);
  // React knows no `hidden="until-found"`.
  useLayoutEffect(() => {
    if (isExpanded) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', canBeFound() ? 'until-found' : '');
  }, [panel, isExpanded]);
  useEffect(() => {
    const element = panel.current;
    const onMatch = () => expand();
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [panel]);
}
