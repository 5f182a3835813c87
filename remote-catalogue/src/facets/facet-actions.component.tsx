import { Button } from '@leeszaal/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import styles from './facets.module.css';

interface FacetActionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly hasChanges: boolean;
  readonly hasActive: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
  readonly onReset: () => void;
}

/** Applies, cancels or resets the facets of a module. */
export function FacetActions(props: FacetActionsProps) {
  const { ref, hasChanges, hasActive, onApply, onCancel, onReset } = props;
  return (
    <div ref={ref} className={styles.actions}>
      {hasChanges && (
        <>
          <Button variant="primary" size="sm" onPress={onApply}>
            <Trans>Apply</Trans>
          </Button>
          <Button size="sm" onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      {hasActive && (
        <Button variant="quiet" size="sm" onPress={onReset}>
          <Trans>Reset</Trans>
        </Button>
      )}
    </div>
  );
}
