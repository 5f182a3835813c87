import { useId, useState } from 'react';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

interface PlayerProps extends Medium {
  readonly kind: 'sound' | 'movie';
}

/** Plays a sound or a film; a link if the browser cannot play it. */
export function Player({ kind, href, label }: PlayerProps) {
  const name = useId();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <MediaLink kind={kind} href={href} label={label} />;
  const player = {
    src: href,
    controls: true,
    preload: 'none',
    'aria-labelledby': name,
    onError: () => setBroken(true),
  } as const;
  return (
    <figure className={styles.player}>
      <figcaption id={name}>{label}</figcaption>
      {/* Records have no captions. */}
      {kind === 'sound' ? <audio {...player} /> : <video {...player} playsInline />}
    </figure>
  );
}
