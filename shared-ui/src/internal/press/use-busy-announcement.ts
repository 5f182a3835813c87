import { type RefObject, useEffect, useRef } from 'react';
import { useOverlayRoot } from '../../overlay-root/index.ts';
import styles from '../../visually-hidden/visually-hidden.module.css';

/** Screen readers need a live region for a while before its text, in milliseconds. */
const SETTLING = 100;

/** Announces a focused button when it becomes busy, and when it no longer is: its name tells which. */
export function useBusyAnnouncement(button: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const root = useOverlayRoot();
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const { current } = button;
    const isChanged = wasBusy.current !== isBusy;
    wasBusy.current = isBusy;
    if (!isChanged || !current?.matches(':focus')) return undefined;
    return announce(root, () => spokenText(current));
  }, [button, isBusy, root]);
}

/** The name of a button, and what is beside its content: a badge, or that it is busy. */
function spokenText(button: HTMLElement): string {
  const [content, ...marks] = [...button.children].map(({ textContent }) => textContent);
  return [button.getAttribute('aria-label') ?? content, ...marks].filter(Boolean).join(' ');
}

/** Announces a text at once; returns a function that removes its live region. */
function announce(root: HTMLElement, textOf: () => string): () => void {
  const region = document.createElement('div');
  region.className = styles['hidden'] ?? '';
  region.ariaLive = 'assertive';
  region.dataset['liveAnnouncer'] = 'true';
  root.append(region);
  const timer = setTimeout(() => {
    region.textContent = textOf();
  }, SETTLING);
  return () => {
    clearTimeout(timer);
    region.remove();
  };
}
