import { useHost } from '@leeszaal/remote-kit/react';
import { useEffect, useRef } from 'react';
import styles from './results.module.css';

/** The shop's title and ISBN search, a view of `remote-shop` (`docs/decisions.md` 5). */
export function ShopLibrary() {
  const { remotes } = useHost();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const mounting = remotes.mount('shop', 'library', place.current);
    return () => {
      void mounting.then((view) => view.unmount());
    };
  }, [remotes]);
  return <div ref={place} className={styles.shop} />;
}
