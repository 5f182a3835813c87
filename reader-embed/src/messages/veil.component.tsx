import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './messages.module.css';

interface VeilProps {
  /** The element below, which is inert. */
  readonly below: readonly HTMLElement[];
  readonly children: ReactNode;
}

/** Covers the reader, takes its focus to the first button in it, and returns it. */
export function Veil({ below, children }: VeilProps) {
  const veil = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = veil;
    const root = current?.getRootNode();
    const before = root instanceof ShadowRoot ? root.activeElement : null;
    for (const element of below) element.inert = true;
    if (before !== null) (current?.querySelector('button') ?? current)?.focus();
    return () => {
      for (const element of below) element.inert = false;
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, [below]);
  return (
    <div ref={veil} className={styles.veil} tabIndex={-1}>
      {children}
    </div>
  );
}
