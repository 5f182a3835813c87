import { Cover } from '@leeszaal/shared-ui/cover';
import { useEffect, useRef } from 'react';
import { useLazyImage } from './use-lazy-image.ts';

interface PublicationCoverProps {
  readonly title: string;
  readonly author?: string | undefined;
  /** The address of the cover. */
  readonly cover: string | undefined;
  readonly className?: string | undefined;
  /** Called when the picture has loaded, or when there is none. */
  readonly onSettled?: (() => void) | undefined;
}

/** A cover in a box of fixed size; without an image it shows title and author. */
export function PublicationCover({
  title,
  author,
  cover,
  className,
  onSettled,
}: PublicationCoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const image = useLazyImage(place, cover);
  const loaded = image.kind === 'loaded' ? image : undefined;
  const isLoading = image.kind === 'loading';
  useEffect(() => {
    if (!isLoading) onSettled?.();
  }, [isLoading, onSettled]);
  return (
    <div ref={place} className={className}>
      <Cover
        title={title}
        author={author}
        src={loaded?.src}
        shape={loaded?.shape}
        isLoading={isLoading}
      />
    </div>
  );
}
