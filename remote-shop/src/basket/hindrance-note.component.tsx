import type { BasketEntry } from '@leeszaal/shared-contracts';
import { Icon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../shop.module.css';
import { type Hindrance, hindranceOf } from './orderable.ts';

const HINDRANCES: Record<Hindrance, ReactNode> = {
  'no-isbn': <Trans>This book has no ISBN, so it cannot be ordered.</Trans>,
  bought: <Trans>Already in the collection</Trans>,
  'not-for-sale': <Trans>This book is no longer for sale.</Trans>,
};

/** Says why a book cannot be ordered, or renders nothing (`docs/decisions.md` 44). */
export function HindranceNote({ entry }: { readonly entry: BasketEntry }) {
  const hindrance = hindranceOf(entry);
  if (!hindrance) return null;
  return (
    <small className={styles.hindrance}>
      <Icon of={WarningIcon} size="xs" />
      <span>{HINDRANCES[hindrance]}</span>
    </small>
  );
}
