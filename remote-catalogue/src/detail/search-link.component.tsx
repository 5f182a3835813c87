import { useLink } from '@leeszaal/remote-kit/react';
import type { SearchModule } from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import type { ReactNode } from 'react';
import { valuePath } from '../criteria/value-path.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import type { EntryState } from '../shell/entry-state.ts';

interface SearchLinkProps {
  /** The wire name of the value's field. */
  readonly field: string;
  readonly value: string;
  /** The publication's module. */
  readonly module: SearchModule | undefined;
  /** The label; the value by default. */
  readonly children?: ReactNode;
}

/** A link from a value to publications with the same value; text if the field cannot be searched. */
export function SearchLink({ field, value, module, children = value }: SearchLinkProps) {
  const defaults = useDefaultCriteria();
  const connection = useOpenTab();
  const searchable = module?.advancedFields ?? [];
  const path = valuePath(field, value, { searchable, defaults, connection });
  const state: EntryState = connection === undefined ? {} : { isTabKept: true };
  const link = useLink(path ?? '', state);
  if (path === undefined) return <bdi>{children}</bdi>;
  return (
    <Link {...link} isQuiet>
      <bdi>{children}</bdi>
    </Link>
  );
}
