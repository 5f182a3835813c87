import type { Multimedia } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { Link } from '@leeszaal/shared-ui/link';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import styles from './detail.module.css';

/** Addresses that may be linked to (`docs/decisions.md` 36). */
const SAFE = /^(?:https?:|mailto:)/i;

/** Links to what belongs to a publication; copy documents only where the client shows them. */
export function MultimediaSection({ multimedia }: { readonly multimedia: Multimedia }) {
  const { t } = useLingui();
  const { settings } = useLibrary();
  const { links, documents, sounds, movies, images, copyDocuments } = multimedia;
  const shown = [
    ...links,
    ...documents,
    ...sounds,
    ...movies,
    ...images,
    ...(settings.showCopyDocuments === false ? [] : copyDocuments),
  ].filter(({ url }) => SAFE.test(url));
  if (shown.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={3} look="label">{t`Multimedia`}</Heading>
      <ul className={styles.plain}>
        {shown.map(({ url, label }) => (
          <li key={url}>
            <Link href={url} isExternal externalLabel={t`(opens in a new tab)`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
