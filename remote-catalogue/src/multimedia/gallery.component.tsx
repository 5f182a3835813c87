import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GalleryDialog } from './gallery-dialog.component.tsx';
import styles from './multimedia.module.css';
import { Picture } from './picture.component.tsx';
import type { Medium } from './shown-media.ts';

/** Small pictures, each of which opens large, with the others to leaf through. */
export function Gallery({ pictures }: { readonly pictures: readonly Medium[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul className={styles.gallery}>
        {pictures.map(({ href, label }, index) => (
          <li key={href}>
            <button
              type="button"
              className={styles.frame}
              aria-label={t`Enlarge: ${label}`}
              onClick={() => setOpen(index)}
            >
              <Picture href={href} label={label} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <GalleryDialog
          pictures={pictures}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
