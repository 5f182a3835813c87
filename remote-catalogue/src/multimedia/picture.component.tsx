import { useRef } from 'react';
import { useLazyImage } from '../publication/use-lazy-image.ts';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

/** A picture of the library's own in a box that stands before it comes. */
export function Picture({ href, label }: Medium) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useLazyImage(place, href);
  return (
    <span ref={place} className={styles.picture}>
      {image && <img src={image} alt={label} />}
    </span>
  );
}
