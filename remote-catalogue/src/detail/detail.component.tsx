import { useLibrary } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { Notice } from '@leeszaal/shared-ui/notice';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { usePublication } from '../publication/use-publication.ts';
import { RetryButton } from '../shell/retry-button.component.tsx';
import { detailPart } from './detail-part.ts';
import { DetailTools } from './detail-tools.component.tsx';
import styles from './panel.module.css';
import { useDetail } from './use-detail.ts';

/**
 * The detail panel beside a screen (`docs/behaviour.md` C2). It opens at once and takes the focus; its content may load
 * later.
 */
export function Detail() {
  const { detail, close } = useDetail();
  return detail ? <OpenDetail detail={detail} onClose={close} /> : null;
}

interface OpenDetailProps {
  readonly detail: PublicationRef;
  readonly onClose: () => void;
}

function OpenDetail({ detail, onClose }: OpenDetailProps) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const { state, retry } = usePublication(detail);
  const PublicationDetail = usePart(detailPart);
  const module = modules.find(({ connection }) => connection === detail.connection);
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label={t`Publication`}
      closeLabel={t`Close`}
      width="28rem"
      className={styles.panel}
      focusKey={`${detail.connection}-${detail.id}`}
      actions={
        state.kind === 'ready' && <DetailTools record={detail} publication={state.publication} />
      }
    >
      {(state.kind === 'loading' || (state.kind === 'ready' && !PublicationDetail)) && (
        <SkeletonGroup className={styles.loading} label={t`Loading…`}>
          <Skeleton variant="cover" width="8rem" />
          <Skeleton variant="title" />
          <Skeleton variant="text" lines={6} />
        </SkeletonGroup>
      )}
      {state.kind === 'error' && (
        <Notice
          tone="danger"
          title={t`there has been an error while searching`}
          actions={<RetryButton onRetry={retry} />}
        >
          <Trans>The publication could not be loaded.</Trans>
        </Notice>
      )}
      {state.kind === 'ready' && PublicationDetail && (
        <PublicationDetail publication={state.publication} module={module} />
      )}
    </SidePanel>
  );
}
