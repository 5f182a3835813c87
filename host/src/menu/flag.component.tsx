import { GlobeIcon, Icon } from '@leeszaal/shared-ui/icon';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

/** Drawings of 24 by 16, in the flags' own colours in every theme. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  nl: <Bands of={['M0 0h24v5.4H0z', 'M0 5.4h24v5.2H0z', 'M0 10.6h24V16H0z']} in="rwb" />,
  de: <Bands of={['M0 0h24v5.4H0z', 'M0 5.4h24v5.2H0z', 'M0 10.6h24V16H0z']} in="krg" />,
  fr: <Bands of={['M0 0h8v16H0z', 'M8 0h8v16H8z', 'M16 0h8v16h-8z']} in="bwr" />,
  en: (
    <>
      <path d="M0 0h24v16H0z" fill="#1f3b7a" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#c8102e" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5.4" />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3.2" />
    </>
  ),
};

const COLOURS: Readonly<Record<string, string>> = {
  r: '#c0202f',
  w: '#fff',
  b: '#1f3b7a',
  k: '#1b1b1b',
  g: '#f2bc1b',
};

function Bands({ of, in: colours }: { readonly of: readonly string[]; readonly in: string }) {
  return of.map((d, index) => <path key={d} d={d} fill={COLOURS[colours[index] ?? 'w']} />);
}

/** The flag of a language, or a globe if there is none; decorative. */
export function Flag({ language }: { readonly language: string }) {
  const drawing = DRAWINGS[language];
  if (drawing === undefined) return <Icon of={GlobeIcon} size="sm" className={styles.globe} />;
  return (
    <svg viewBox="0 0 24 16" className={styles.flag} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
