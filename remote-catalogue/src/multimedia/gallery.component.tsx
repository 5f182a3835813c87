import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GalleryDialog } from './gallery-dialog.component.tsx';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import { Picture } from './picture.component.tsx';
import type { Medium } from './shown-media.ts';

/**
 * Thumbnails that open the gallery dialog. A picture that cannot be shown is a link.
 */
export function Gallery({ pictures }: { readonly pictures: readonly Medium[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number>();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const shown = pictures.filter(({ href }) => !missing.has(href));
  return (
    <>
      <ul className={styles.gallery} aria-label={t`Pictures`}>
        {shown.map(({ href, label }, index) => (
          <li key={href}>
            <button
              type="button"
              className={styles.frame}
              aria-label={t`Enlarge: ${label}`}
              onClick={() => setOpen(index)}
            >
              <Picture
                href={href}
                label={label}
                onMissing={(gone) => setMissing((before) => new Set(before).add(gone))}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures
        .filter(({ href }) => missing.has(href))
        .map(({ href, label }) => (
          <MediaLink key={href} kind="picture" href={href} label={label} />
        ))}
      <GalleryDialog pictures={shown} index={open} onMove={setOpen} />
    </>
  );
}
