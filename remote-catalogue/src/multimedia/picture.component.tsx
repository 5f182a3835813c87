import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyImage } from '../publication/use-lazy-image.ts';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

interface PictureProps extends Medium {
  /** Called if the picture cannot be shown. */
  readonly onMissing?: (href: string) => void;
}

/** A picture of the library in a box of fixed size. */
export function Picture({ href, label, onMissing }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useLazyImage(place, href);
  const [isUnreadable, setUnreadable] = useState(false);
  const isMissing = isUnreadable || image.kind === 'failed';
  const report = useEffectEvent(() => onMissing?.(href));
  useEffect(() => {
    if (isMissing) report();
  }, [isMissing]);
  return (
    <span ref={place} className={styles.picture}>
      {isMissing && (
        <span className={styles.missing}>
          <Trans>This picture cannot be shown here.</Trans>
        </span>
      )}
      {!isMissing && image.kind === 'loaded' && (
        <img src={image.src} alt={label} onError={() => setUnreadable(true)} />
      )}
    </span>
  );
}
