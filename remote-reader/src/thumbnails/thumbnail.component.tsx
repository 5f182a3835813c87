import { ErrorIcon, Icon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DocumentSource } from '../source/document-source.contract.ts';
import styles from './thumbnails.module.css';
import { useThumbnail } from './use-thumbnail.ts';

interface ThumbnailProps {
  readonly source: Pick<DocumentSource, 'thumbnail'>;
  /** From 1. */
  readonly page: number;
  readonly isCurrent: boolean;
  /** Whether the thumbnail is the tab stop of the grid. */
  readonly isReachable: boolean;
  readonly onChoose: (page: number) => void;
}

/** The thumbnail of a page; a press opens the page. */
export const Thumbnail = memo(function Thumbnail({
  source,
  page,
  isCurrent,
  isReachable,
  onChoose,
}: ThumbnailProps) {
  const { t } = useLingui();
  const [state, fail] = useThumbnail(source, page);
  return (
    <button
      type="button"
      className={styles.thumbnail}
      data-page={page}
      data-state={state.kind}
      aria-label={t`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose(page)}
    >
      <span className={styles.picture}>
        {state.kind === 'loaded' && (
          <img src={state.address} alt="" draggable={false} onError={fail} />
        )}
        {state.kind === 'failed' && <Icon of={ErrorIcon} size="sm" />}
      </span>
      <span>{page}</span>
    </button>
  );
});
