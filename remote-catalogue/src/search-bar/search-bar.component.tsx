import { useHost } from '@leeszaal/shared-contracts/react';
import { AdvancedIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import { forgetPlace } from '../results/remembered-place.ts';
import { isAltered } from '../search/criteria.ts';
import { resultsPath } from '../search/shared-query.ts';
import { useDraft } from '../search/use-draft.ts';
import styles from './search-bar.module.css';
import { useOutsidePress } from './use-outside-press.ts';

const AdvancedPanel = lazy(() => import('./advanced-panel.component.tsx'));

interface SearchBarProps {
  readonly size?: 'md' | 'lg';
  /** The panel stands in the page instead of floating (`docs/behaviour.md` C2). */
  readonly isPanelEmbedded?: boolean;
}

/** The query and, on focus, everything that can be said beside it. */
export function SearchBar({ size = 'md', isPanelEmbedded = false }: SearchBarProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const { draft, defaults, change } = useDraft();
  const [isOpen, setOpen] = useState(isPanelEmbedded);
  const place = useRef<HTMLElement>(null);
  const altered = isAltered(draft, defaults);
  const close = () => setOpen(isPanelEmbedded);
  useOutsidePress(place, isOpen && !isPanelEmbedded, close);

  const search = (query: string) => {
    close();
    forgetPlace();
    change({ query: query.trim() });
    navigation.navigate(
      resultsPath({
        criteria: { ...draft, query: query.trim() },
        connection: undefined,
        facets: {},
      }),
    );
  };

  return (
    <search
      ref={place}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <SearchField
        size={size}
        label={t`Search the catalogue`}
        placeholder={t`Title, author, subject, ISBN…`}
        submitLabel={t`Search`}
        clearLabel={t`Clear`}
        value={draft.query}
        onChange={(query) => change({ query })}
        onSubmit={search}
        onFocus={() => setOpen(true)}
        after={
          <IconButton
            label={altered ? t`Advanced search (in use)` : t`Advanced search`}
            icon={AdvancedIcon}
            isSelected={isOpen}
            badge={altered ? <span className={styles.mark} /> : undefined}
            onPress={() => setOpen((open) => !open || isPanelEmbedded)}
          />
        }
      />
      {isOpen && (
        <Suspense>
          <AdvancedPanel
            isEmbedded={isPanelEmbedded}
            onSearch={() => search(draft.query)}
            onClose={close}
          />
        </Suspense>
      )}
    </search>
  );
}
