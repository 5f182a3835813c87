import {
  DocumentIcon,
  FilmIcon,
  Icon,
  ImageIcon,
  LinkIcon,
  SoundIcon,
} from '@leeszaal/shared-ui/icon';
import { Link } from '@leeszaal/shared-ui/link';
import { useLingui } from '@lingui/react/macro';
import styles from './multimedia.module.css';
import type { LinkKind, Medium } from './shown-media.ts';

const ICONS = {
  link: LinkIcon,
  document: DocumentIcon,
  sound: SoundIcon,
  movie: FilmIcon,
  picture: ImageIcon,
} as const;

interface MediaLinkProps extends Medium {
  readonly kind: LinkKind;
}

/** A link to a publication's medium, in a new tab. */
export function MediaLink({ kind, href, label }: MediaLinkProps) {
  const { t } = useLingui();
  return (
    <span className={styles.link}>
      <Icon of={ICONS[kind]} size="sm" />
      <Link href={href} title={label} isExternal externalLabel={t`(opens in a new tab)`}>
        {label}
      </Link>
    </span>
  );
}
