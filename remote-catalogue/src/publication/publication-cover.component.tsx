import { Cover } from '@leeszaal/shared-ui/cover';
import { useEffect, useRef } from 'react';
import { useLazyImage } from './use-lazy-image.ts';

interface PublicationCoverProps {
  readonly title: string;
  readonly author?: string | undefined;
  /** Address of the cover, where there is one. */
  readonly cover: string | undefined;
  readonly className?: string | undefined;
  /** Called once it is known whether there is a picture, and the picture is there. */
  readonly onSettled?: (() => void) | undefined;
}

/** A cover whose box stands before the image comes; set in type where none can be had. */
export function PublicationCover({
  title,
  author,
  cover,
  className,
  onSettled,
}: PublicationCoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const image = useLazyImage(place, cover);
  const isSettled = image.kind !== 'awaited';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  return (
    <div ref={place} className={className}>
      <Cover
        title={title}
        author={author}
        src={image.kind === 'here' ? image.src : undefined}
        shape={image.kind === 'here' ? image.shape : undefined}
        isLoading={image.kind === 'awaited'}
      />
    </div>
  );
}
