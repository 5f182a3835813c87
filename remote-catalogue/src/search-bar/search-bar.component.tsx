import { useHost } from '@leeszaal/shared-contracts/react';
import { AdvancedIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isAltered } from '../criteria/criteria.ts';
import { isOwnSearch } from '../criteria/draft.ts';
import { resultsPath } from '../criteria/shared-query.ts';
import { useDraft } from '../search/use-draft.ts';
import { useOpenTab } from '../search/use-open-tab.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import { addressOf, type EntryState } from '../shell/entry-state.ts';
import { forgetPlace } from '../shell/remembered-place.ts';
import { usePart } from '../shell/use-part.ts';
import { advancedPart } from './advanced-part.ts';
import styles from './search-bar.module.css';
import { useOutsidePress } from './use-outside-press.ts';

interface SearchBarProps {
  readonly size?: 'md' | 'lg';
  /** The panel stands in the page instead of floating (`docs/behaviour.md` C2). */
  readonly isPanelEmbedded?: boolean;
}

/**
 * The query and, on focus, everything that can be said beside it. A floating panel goes with a press
 * outside of it, its own button, Escape and a search; an embedded one with the bar's button only.
 */
export function SearchBar({ size = 'md', isPanelEmbedded = false }: SearchBarProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const controller = useSearchController();
  const { draft, defaults, type } = useDraft();
  const { criteria } = draft;
  const openTab = useOpenTab();
  const [isOpen, setOpen] = useState(isPanelEmbedded);
  // Whoever only goes to the field has not asked for the panel, and can search without it.
  const [isAskedFor, setAskedFor] = useState(isPanelEmbedded);
  const AdvancedPanel = usePart(
    advancedPart,
    isOpen,
    isAskedFor ? undefined : () => setOpen(false),
  );
  const panelId = useId();
  const place = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isFloating = isOpen && !isPanelEmbedded;
  const altered = isAltered(criteria, defaults);
  useOutsidePress(place, isFloating, () => setOpen(false));

  const close = () => {
    if (!isFloating) return;
    // The focus must not vanish with the panel; in the field it would open the panel again.
    if (panel.current?.matches(':focus-within')) toggle.current?.focus();
    setOpen(false);
  };

  // Before the field and the browser hear of it: with the panel open, Escape empties nothing.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFloating || isPickerOpen(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  const search = (typed: string) => {
    const query = typed.trim();
    close();
    type(query);
    const linked = { criteria: { ...criteria, query }, connection: openTab, facets: {} };
    // A search is a new one also when its address is the present one, or asks the same.
    controller.begin(linked);
    const to = resultsPath(linked);
    forgetPlace(to);
    const state: EntryState = {
      ...(isOwnSearch(draft) && { isOwn: true }),
      ...(openTab !== undefined && { isTabKept: true }),
    };
    navigation.navigate(to, { replace: to === addressOf(navigation.current()), state });
    // After the address has changed, so that the place on the page before stays what it was.
    window.scrollTo(0, 0);
  };

  return (
    <search ref={place} className={styles.bar} data-size={size} onKeyDownCapture={onKeyDownCapture}>
      <SearchField
        size={size}
        label={t`Search the catalogue`}
        placeholder={t`Title, author, subject, ISBN…`}
        submitLabel={t`Search`}
        clearLabel={t`Clear`}
        value={criteria.query}
        onChange={type}
        onSubmit={search}
        onFocus={() => {
          if (isPanelEmbedded || isOpen) return;
          setAskedFor(false);
          setOpen(true);
        }}
        after={
          <IconButton
            ref={toggle}
            label={altered ? t`Advanced search (in use)` : t`Advanced search`}
            icon={AdvancedIcon}
            aria-expanded={isOpen}
            aria-controls={panelId}
            badge={altered ? <span className={styles.mark} /> : undefined}
            onPress={() => {
              setAskedFor(true);
              setOpen(!isOpen);
            }}
          />
        }
      />
      {AdvancedPanel && (
        <AdvancedPanel
          ref={panel}
          id={panelId}
          isEmbedded={isPanelEmbedded}
          onSearch={() => search(criteria.query)}
          onClose={close}
        />
      )}
      {isOpen && !AdvancedPanel && (
        <div
          id={panelId}
          className={styles.panel}
          data-coming
          data-embedded={isPanelEmbedded || undefined}
        >
          <Spinner label={t`Loading…`} className={styles.awaited} />
        </div>
      )}
    </search>
  );
}

/** Whether a select's own picker is open, which takes Escape for itself. */
function isPickerOpen(target: EventTarget): boolean {
  const select = target instanceof Element ? target.closest('select') : null;
  return select !== null && CSS.supports('selector(:open)') && select.matches(':open');
}
