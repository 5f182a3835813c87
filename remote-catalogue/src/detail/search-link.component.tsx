import { Link } from '@leeszaal/shared-ui/link';
import type { ReactNode } from 'react';
import { useLink } from '../shell/use-link.ts';
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
  const link = useLink(valuePath(field, value));
  return (
    <Link {...link} isQuiet>
      <bdi>{children}</bdi>
    </Link>
  );
}
