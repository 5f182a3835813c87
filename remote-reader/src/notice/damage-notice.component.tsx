import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { useOfView } from '../viewers/state/use-view.ts';
import { ReaderNotice } from './reader-notice.component.tsx';

interface DamageNoticeProps {
  readonly viewer: Viewer;
  /** Moves the focus to the document, if the notice had it. */
  readonly onGone: () => void;
}

/** Tells that the current page is damaged, until the reader dismisses the notice for this document. */
export function DamageNotice({ viewer, onGone }: DamageNoticeProps) {
  const { t } = useLingui();
  const isDamaged = useOfView(viewer, (view) => view?.isDamaged ?? false);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isDamaged || isDismissed) return null;
  return (
    <ReaderNotice
      text={t`This part of the book is damaged. Some of it may be missing or out of place.`}
      placement="row"
      onDismiss={() => setIsDismissed(true)}
      onGone={onGone}
    />
  );
}
