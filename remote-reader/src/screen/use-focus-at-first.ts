import { type RefObject, useEffect } from 'react';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

/**
 * Focuses a scrollable first page, unless another element has the focus: the keyboard then scrolls it at once. The
 * reader did not ask for this focus, so it has no ring.
 *
 * @param stage the element around the page
 * @param isThere whether the page is shown; false in an embed, where the focus is the page's
 */
export function useFocusAtFirst(stage: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const painting = new AfterPaint();
    // After the paint: a closing dialog restores the focus first.
    painting.run(() => {
      const isElsewhere = document.activeElement && document.activeElement !== document.body;
      const page = stage.current?.querySelector<HTMLElement>('[tabindex="0"]');
      // In another page the focus is that page's: its own keys may scroll it.
      if (isElsewhere || !page || page.getRootNode() !== document) return;
      page.dataset['unasked'] = '';
      page.addEventListener('blur', () => delete page.dataset['unasked'], { once: true });
      page.focus({ preventScroll: true });
    });
    return () => painting.stop();
  }, [stage, isThere]);
}
