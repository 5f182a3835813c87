import { type RefObject, useEffect } from 'react';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';

/**
 * Puts the focus on a page that scrolls when it is there to be read and nothing else has the focus: who
 * opens a document scrolls it by the keyboard at once. Nobody asked for it, so that it shows no ring.
 *
 * @param stage what the page stands on
 * @param isThere whether the page does, and may be seen
 */
export function useFocusAtFirst(stage: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const painting = new AfterPaint();
    // A dialog that goes gives the focus back first.
    painting.run(() => {
      const isElsewhere = document.activeElement && document.activeElement !== document.body;
      const page = stage.current?.querySelector<HTMLElement>('[tabindex="0"]');
      if (isElsewhere || !page) return;
      page.dataset['unasked'] = '';
      page.addEventListener('blur', () => delete page.dataset['unasked'], { once: true });
      page.focus({ preventScroll: true });
    });
    return () => painting.stop();
  }, [stage, isThere]);
}
