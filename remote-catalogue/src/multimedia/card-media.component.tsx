import type { Multimedia } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { ThumbnailsIcon } from '@leeszaal/shared-ui/icon';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyDocuments } from './copy-documents.component.tsx';
import { GalleryDialog } from './gallery-dialog.component.tsx';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import { isEmptyMedia } from './shown-media.ts';
import { useShownMedia } from './use-shown-media.ts';

/** The media of a result's card as links; the detail has players and thumbnails. */
export function CardMedia({ multimedia }: { readonly multimedia: Multimedia }) {
  const media = useShownMedia(multimedia);
  const [open, setOpen] = useState<number>();
  if (isEmptyMedia(media)) return null;
  const { pictures, sounds, movies, links, copyDocuments } = media;
  return (
    <div className={styles.card}>
      {pictures.length > 0 && (
        <Button variant="link" size="sm" isQuiet icon={ThumbnailsIcon} onPress={() => setOpen(0)}>
          <Plural value={pictures.length} one="# picture" other="# pictures" />
        </Button>
      )}
      {links.map(({ kind, href, label }) => (
        <MediaLink key={kind + href} kind={kind} href={href} label={label} />
      ))}
      {movies.map(({ href, label }) => (
        <MediaLink key={href} kind="movie" href={href} label={label} />
      ))}
      {sounds.map(({ href, label }) => (
        <MediaLink key={href} kind="sound" href={href} label={label} />
      ))}
      {copyDocuments.length > 0 && <CopyDocuments documents={copyDocuments} />}
      <GalleryDialog pictures={pictures} index={open} onMove={setOpen} />
    </div>
  );
}
