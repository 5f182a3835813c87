import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps focused elements from being scrolled under a bar at the foot of the page, whatever its
 * height.
 *
 * @param isShown whether the bar is rendered
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${element.getBoundingClientRect().height}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isShown]);
}
