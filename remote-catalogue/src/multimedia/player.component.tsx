import { useId, useState } from 'react';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

interface PlayerProps extends Medium {
  readonly kind: 'sound' | 'movie';
}

/** Plays a sound or a film in the page; one that this browser can't play is a link instead. */
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
      {/* Records come without captions of their own. */}
      {kind === 'sound' ? <audio {...player} /> : <video {...player} playsInline />}
    </figure>
  );
}
