import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyImage } from '../publication/use-lazy-image.ts';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

interface PictureProps extends Medium {
  /** Told when there is nothing that could be shown. */
  readonly onMissing?: (href: string) => void;
}

/** A picture of the library's own in a box that stands before it comes. */
export function Picture({ href, label, onMissing }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useLazyImage(place, href);
  const [isUnreadable, setUnreadable] = useState(false);
  const isMissing = isUnreadable || image.kind === 'missing';
  const tell = useEffectEvent(() => onMissing?.(href));
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing]);
  return (
    <span ref={place} className={styles.picture}>
      {isMissing && (
        <span className={styles.missing}>
          <Trans>This picture cannot be shown here.</Trans>
        </span>
      )}
      {!isMissing && image.kind === 'here' && (
        <img src={image.src} alt={label} onError={() => setUnreadable(true)} />
      )}
    </span>
  );
}
