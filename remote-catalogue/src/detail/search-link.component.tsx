import { useHost } from '@leeszaal/shared-contracts/react';
import { Link } from '@leeszaal/shared-ui/link';
import type { MouseEvent, ReactNode } from 'react';
import { valuePath } from './value-path.ts';

interface SearchLinkProps {
  /** The wire's name of the field that the value stands in. */
  readonly field: string;
  readonly value: string;
  /** What is shown, where it isn't the value itself. */
  readonly children?: ReactNode;
}

/** A value that leads to the publications that share it (`docs/decisions.md` 37). */
export function SearchLink({ field, value, children = value }: SearchLinkProps) {
  const { navigation } = useHost();
  const path = valuePath(field, value);
  const follow = (event: MouseEvent) => {
    // A tab or window of its own is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.navigate(path);
  };
  return (
    <Link href={navigation.href(path)} isQuiet onClick={follow}>
      {children}
    </Link>
  );
}
