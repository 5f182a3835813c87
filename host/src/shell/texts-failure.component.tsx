import type { Language } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { OfflineIcon, RetryIcon } from '@leeszaal/shared-ui/icon';
import { PRODUCT_NAME } from '../brand/product-name.ts';
import styles from './shell.module.css';

/** The only texts outside the catalogues: they report that no catalogue has loaded. */
const WORDS: Readonly<Record<Language, { readonly title: string; readonly retry: string }>> = {
  nl: { title: `${PRODUCT_NAME} kon niet worden gestart`, retry: 'Opnieuw proberen' },
  en: { title: `Could not initialise ${PRODUCT_NAME}`, retry: 'Try again' },
  de: { title: `${PRODUCT_NAME} konnte nicht gestartet werden`, retry: 'Erneut versuchen' },
  fr: { title: `Impossible d’initialiser ${PRODUCT_NAME}`, retry: 'Réessayer' },
};

interface TextsFailureProps {
  readonly language: Language;
  readonly onRetry: () => void;
}

/** Replaces the portal when its texts could not be loaded (`docs/behaviour.md` C8). */
export function TextsFailure({ language, onRetry }: TextsFailureProps) {
  const { title, retry } = WORDS[language];
  return (
    <main className={styles.alone}>
      <EmptyState
        headingLevel={1}
        icon={OfflineIcon}
        title={title}
        actions={
          <Button variant="primary" icon={RetryIcon} onPress={onRetry}>
            {retry}
          </Button>
        }
      />
    </main>
  );
}
