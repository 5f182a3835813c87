import { type CSSProperties, type JSX, useMemo, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './cover.module.css';
import { type CoverDesign, designCover } from './cover-design.ts';

export interface CoverProps {
  readonly title: string;
  /** Authors as the catalogue gives them, joined by semicolons. */
  readonly author?: string | undefined;
  /** Address of the picture, an object URL usually; without one the cover is set in type. */
  readonly src?: string | undefined;
  /** Width by height of a picture that is decoded already: it is shown at once. */
  readonly shape?: number | undefined;
  /** The picture is being fetched: shows a plain board rather than type that would be replaced. */
  readonly isLoading?: boolean;
  readonly onError?: (() => void) | undefined;
  /** What chooses cloth and layout; by default the title. */
  readonly seed?: string | undefined;
  /** Width by height of the box. */
  readonly ratio?: number;
  /** Next to the title it says nothing new, and is hidden from screen readers. */
  readonly isDecorative?: boolean;
  /** The name when it isn't decorative; by default the title. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

type Picture = 'loaded' | 'filling' | 'failed';

/** How far a picture's shape may be from the box's and still fill it. */
const tolerance = 0.14;

const howShown = (shape: number, ratio: number): Picture =>
  Math.abs(shape - ratio) / ratio <= tolerance ? 'filling' : 'loaded';

/**
 * A book's cover, as wide as the box it is put in, its height known before anything is loaded. Without a
 * picture, or when that fails, it is bound in cloth and set in type.
 */
export function Cover({
  title,
  author,
  src,
  shape,
  isLoading = false,
  onError,
  seed,
  ratio = 2 / 3,
  isDecorative = true,
  alt = title,
  className,
}: CoverProps): JSX.Element {
  const [picture, setPicture] = useState<{ readonly src: string; readonly is: Picture }>();
  const known = shape === undefined ? undefined : howShown(shape, ratio);
  const state = picture !== undefined && picture.src === src ? picture.is : known;
  const design = useMemo(() => designCover(title, author, seed), [title, author, seed]);
  const isPending = isLoading || (src !== undefined && state === undefined);
  const isTyped = !isPending && (src === undefined || state === 'failed');
  const spoken = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': alt } as const);
  return (
    <div
      className={classNames(styles.cover, className)}
      style={{ aspectRatio: ratio }}
      data-pending={isPending || undefined}
      {...spoken}
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
            const is = howShown(currentTarget.naturalWidth / currentTarget.naturalHeight, ratio);
            // Seen in the very next frame, and not only when everything else has been rendered anew.
            currentTarget.dataset['shown'] = is;
            setPicture({ src, is });
          }}
          onError={() => {
            setPicture({ src, is: 'failed' });
            onError?.();
          }}
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
  return (
    <div
      className={styles.board}
      data-cloth={cloth}
      data-layout={layout}
      style={{ '--_size': `${titleSize}cqi`, '--_least': `${leastSize}px` } as CSSProperties}
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
