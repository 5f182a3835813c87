import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Mark } from '../brand/mark.component.tsx';
import { useConfig } from '../config/use-config.ts';
import styles from './header.module.css';

/** The product's mark: a link home, which resets home when it is already shown. */
export function Wordmark({ goHome }: { readonly goHome: () => void }) {
  const { t } = useLingui();
  const config = useConfig();
  const { productName } = config;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goHome();
  };
  return (
    <a href="/" className={styles.wordmark} onClick={onClick} aria-label={t`${productName}, home`}>
      {config.productLogo ? (
        <img src={config.productLogo} alt="" className={styles.logo} />
      ) : (
        <Mark className={styles.logo} />
      )}
      <span className={styles.name}>{productName}</span>
    </a>
  );
}
