import type { ComponentProps } from 'react';
import { Header as ReleasedHeader } from '../shell/header.component.tsx';
import { LocalNotice } from './local-notice.component.tsx';
import styles from './local-remote.module.css';
import { localState } from './local-state.ts';

/** The header of a portal for development, in the place of `shell/header.component.tsx`. */
export function Header(props: ComponentProps<typeof ReleasedHeader>) {
  return (
    <div className={styles.header}>
      <LocalNotice state={localState} />
      <ReleasedHeader {...props} />
    </div>
  );
}
