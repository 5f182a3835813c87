import { type CSSProperties, type JSX, useMemo, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './cover.module.css';
import { type CoverDesign, designCover } from './cover-design.ts';

export interface CoverProps {
  readonly title: string;
  /** The authors as in the catalogue record, separated by semicolons. */
  readonly author?: string | undefined;
  /**
   * Address of the picture, usually an object URL; without one the cover shows title and author.
   */
  readonly src?: string | undefined;
  /** Aspect ratio (width / height) of a picture that is already decoded: it shows at once. */
  readonly shape?: number | undefined;
  /** Whether the picture is loading: shows a plain board, so that no title is replaced. */
  readonly isLoading?: boolean;
  /** Selects cloth and layout; by default the title. */
  readonly seed?: string | undefined;
  readonly className?: string | undefined;
}

type Picture = 'loaded' | 'filling' | 'failed';

/** The aspect ratio (width / height) of the box. */
const RATIO = 2 / 3;
/** How much a picture's aspect ratio may differ from the box's and still fill it. */
const TOLERANCE = 0.14;

const howShown = (shape: number): Picture =>
  Math.abs(shape - RATIO) / RATIO <= TOLERANCE ? 'filling' : 'loaded';

/**
 * A book's cover beside its title, as wide as its container; its height is known before anything
 * loads. Without a picture, or if that fails to load, it shows title and author on cloth. Hidden
 * from screen readers.
 */
export function Cover({
  title,
  author,
  src,
  shape,
  isLoading = false,
  seed,
  className,
}: CoverProps): JSX.Element {
  const [picture, setPicture] = useState<{ readonly src: string; readonly is: Picture }>();
  const known = shape === undefined ? undefined : howShown(shape);
  const state = picture !== undefined && picture.src === src ? picture.is : known;
  const design = useMemo(() => designCover(title, author, seed), [title, author, seed]);
  const isPending = isLoading || (src !== undefined && state === undefined);
  const isTyped = !isPending && (src === undefined || state === 'failed');
  return (
    <div
      className={classNames(styles.cover, className)}
      style={{ aspectRatio: RATIO }}
      data-pending={isPending || undefined}
      aria-hidden="true"
    >
      {isTyped && <TypedCover {...design} />}
      {src !== undefined && state !== 'failed' && (
        <img
          key={src}
          className={styles.picture}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          data-shown={state}
          onLoad={({ currentTarget }) => {
            const is = howShown(currentTarget.naturalWidth / currentTarget.naturalHeight);
            // Shows the picture in the next frame, before React renders again.
            currentTarget.dataset['shown'] = is;
            setPicture({ src, is });
          }}
          onError={() => setPicture({ src, is: 'failed' })}
        />
      )}
    </div>
  );
}

function TypedCover({
  cloth,
  layout,
  title,
  titleSize,
  leastSize,
  author,
}: CoverDesign): JSX.Element {
  const size = { '--_size': `${titleSize}cqi`, '--_least': `${leastSize}px` };
  return (
    <div
      className={styles.board}
      data-layout={layout}
      style={{ ...size, '--_cloth': cloth.ground, '--_foil': cloth.foil } as CSSProperties}
    >
      <div className={styles.plate}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.ornament} />
        {author !== undefined && (
          <span className={styles.author} dir="auto">
            {author}
          </span>
        )}
      </div>
    </div>
  );
}
