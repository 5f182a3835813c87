import { Dialog } from '@leeszaal/shared-ui/dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Link } from '@leeszaal/shared-ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { galleryMove } from './gallery-move.ts';
import styles from './multimedia.module.css';
import { Picture } from './picture.component.tsx';
import type { Medium } from './shown-media.ts';

interface GalleryDialogProps {
  readonly pictures: readonly Medium[];
  /** The index of the shown picture; undefined while closed. */
  readonly index: number | undefined;
  readonly onMove: (index: number | undefined) => void;
}

/** One enlarged picture; the arrow keys, Home and End show the others. */
export function GalleryDialog({ pictures, index, onMove }: GalleryDialogProps) {
  const { t } = useLingui();
  const count = pictures.length;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = index === undefined ? undefined : galleryMove(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  });
  // On the document: a focused button would keep the arrow keys.
  const isOpen = index !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isOpen]);
  const picture = isOpen && pictures[index];
  if (!picture) return null;
  const { href, label } = picture;
  const position = index + 1;
  return (
    <Dialog
      isOpen
      title={t`Pictures`}
      size="lg"
      onClose={() => onMove(undefined)}
      closeLabel={t`Close`}
    >
      <div className={styles.large}>
        <Picture key={href} href={href} label={label} />
        <p className={styles.caption}>
          {label}{' '}
          <Link href={href} isExternal externalLabel={t`(opens in a new tab)`}>
            <Trans>Original</Trans>
          </Link>
        </p>
        <div className={styles.turn}>
          <IconButton
            label={t`Previous picture`}
            icon={ChevronLeftIcon}
            disabledReason={index === 0 ? t`This is the first picture` : undefined}
            onPress={() => onMove(index - 1)}
          />
          <span role="status">
            <Trans>
              {position} of {count}
            </Trans>
          </span>
          <IconButton
            label={t`Next picture`}
            icon={ChevronRightIcon}
            disabledReason={position === count ? t`This is the last picture` : undefined}
            onPress={() => onMove(index + 1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
