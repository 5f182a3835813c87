import { Button } from '@leeszaal/shared-ui/button';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Viewer } from '../viewers/viewer.contract.ts';
import styles from './damage-notice.module.css';
import { useOfView } from './use-view.ts';

interface DamageNoticeProps {
  readonly viewer: Viewer;
  /** Puts the focus on the document when the notice goes. */
  readonly onGone: () => void;
}

/** Tells that the page that is shown is damaged, until the reader dismisses it for this document. */
export function DamageNotice({ viewer, onGone }: DamageNoticeProps) {
  const { t } = useLingui();
  const isDamaged = useOfView(viewer, (view) => view?.isDamaged ?? false);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isDamaged || isDismissed) return null;
  const notice = t`This part of the book is damaged. Some of it may be missing or out of place.`;
  return (
    <div className={styles.notice}>
      <span className={styles.text}>{notice}</span>
      <LiveRegion>{notice}</LiveRegion>
      <Button
        variant="quiet"
        size="sm"
        onPress={() => {
          setIsDismissed(true);
          onGone();
        }}
      >
        <Trans>Dismiss</Trans>
      </Button>
    </div>
  );
}
