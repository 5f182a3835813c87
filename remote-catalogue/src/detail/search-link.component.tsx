import type { SearchModule } from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import type { ReactNode } from 'react';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import type { EntryState } from '../shell/entry-state.ts';
import { useLink } from '../shell/use-link.ts';
import { valuePath } from './value-path.ts';

interface SearchLinkProps {
  /** The wire's name of the field that the value stands in. */
  readonly field: string;
  readonly value: string;
  /** The module that the publication is of. */
  readonly module: SearchModule | undefined;
  /** What is shown, where it isn't the value itself. */
  readonly children?: ReactNode;
}

/** A value that leads to the publications that share it; plain text where nothing can find them. */
export function SearchLink({ field, value, module, children = value }: SearchLinkProps) {
  const defaults = useDefaultCriteria();
  const connection = useOpenTab();
  const searchable = module?.advancedFields ?? [];
  const path = valuePath(field, value, { searchable, defaults, connection });
  if (path === undefined) return <bdi>{children}</bdi>;
  return (
    <PathLink path={path} isTabKept={connection !== undefined}>
      {children}
    </PathLink>
  );
}

interface PathLinkProps {
  readonly path: string;
  readonly isTabKept: boolean;
  readonly children: ReactNode;
}

function PathLink({ path, isTabKept, children }: PathLinkProps) {
  const state: EntryState = isTabKept ? { isTabKept } : {};
  return (
    <Link {...useLink(path, state)} isQuiet>
      <bdi>{children}</bdi>
    </Link>
  );
}
