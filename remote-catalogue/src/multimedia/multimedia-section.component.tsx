import type { Multimedia } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { CopyDocuments } from './copy-documents.component.tsx';
import { Gallery } from './gallery.component.tsx';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import { Player } from './player.component.tsx';
import { isEmptyMedia } from './shown-media.ts';
import { useShownMedia } from './use-shown-media.ts';

/** The media of a publication (`docs/behaviour.md` C 2). */
export function MultimediaSection({ multimedia }: { readonly multimedia: Multimedia }) {
  const { t } = useLingui();
  const media = useShownMedia(multimedia);
  if (isEmptyMedia(media)) return null;
  const { pictures, sounds, movies, links, copyDocuments } = media;
  return (
    <section className={styles.section} aria-label={t`Multimedia`}>
      <Heading level={3} look="label">{t`Multimedia`}</Heading>
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {movies.map(({ href, label }) => (
        <Player key={href} kind="movie" href={href} label={label} />
      ))}
      {sounds.map(({ href, label }) => (
        <Player key={href} kind="sound" href={href} label={label} />
      ))}
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map(({ kind, href, label }) => (
            <li key={kind + href}>
              <MediaLink kind={kind} href={href} label={label} />
            </li>
          ))}
        </ul>
      )}
      {copyDocuments.length > 0 && (
        <>
          <Heading level={4} look="label">{t`Copy documents`}</Heading>
          <CopyDocuments documents={copyDocuments} />
        </>
      )}
    </section>
  );
}
