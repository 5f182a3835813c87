import { useHeaderTitle } from '@leeszaal/shared-contracts/react';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { SuccessIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from '../shop.module.css';

/** Says that the order was taken (`docs/behaviour.md` C 2). */
export function SuccessScreen({ count }: { readonly count: number }) {
  const { t } = useLingui();
  useHeaderTitle(t`Thank you for your order`);
  return (
    <Container size="text" className={styles.basket}>
      <EmptyState headingLevel={1} icon={SuccessIcon} title={t`Thank you for your order`}>
        <Plural
          value={count}
          one="The book is in the collection now and can be read."
          other="The # books are in the collection now and can be read."
        />
      </EmptyState>
      <Link to="/search">
        <Trans>Back to shop</Trans>
      </Link>
    </Container>
  );
}
