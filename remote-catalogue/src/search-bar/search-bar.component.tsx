import { AdvancedIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { isAltered } from '../criteria/criteria.ts';
import { useDraft } from '../search/use-draft.ts';
import { useSearchFor } from '../suggestions/use-search-for.ts';
import { useSuggestionList } from '../suggestions/use-suggestion-list.ts';
import styles from './search-bar.module.css';
import { useOutsidePress } from './use-outside-press.ts';
import { usePanel } from './use-panel.ts';
import { useStartSearch } from './use-start-search.ts';

interface SearchBarProps {
  readonly size?: 'md' | 'lg';
  /** Whether the panel is part of the page instead of floating (`docs/behaviour.md` C2). */
  readonly isPanelEmbedded?: boolean;
}

/**
 * The search field and, on focus, the advanced panel, whose place suggestions take while they are open. A press
 * outside, its button, Escape or a search closes a floating panel; only the bar's button closes an embedded one.
 */
export function SearchBar({ size = 'md', isPanelEmbedded = false }: SearchBarProps) {
  const { t } = useLingui();
  const { draft, defaults, type } = useDraft();
  const { criteria } = draft;
  const start = useStartSearch();
  const place = useRef<HTMLElement>(null);
  const suggestions = useSuggestionList();
  const { SuggestionList } = suggestions;
  const isCovered = suggestions.isOpen && !isPanelEmbedded;
  const panel = usePanel({ isEmbedded: isPanelEmbedded, isCovered });
  const { AdvancedPanel, isShown, isFloating } = panel;
  const close = () => {
    suggestions.close();
    panel.close();
  };
  useOutsidePress(place, isFloating || suggestions.isOpen, () => {
    suggestions.close();
    if (isFloating) panel.hide();
  });

  // Capture: with the panel open, Escape must not clear the field.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isCovered || !isFloating || isPickerOpen(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  const search = (typed: string) => {
    close();
    start(typed);
  };
  const searchFor = useSearchFor(search);

  return (
    <search ref={place} className={styles.bar} data-size={size} onKeyDownCapture={onKeyDownCapture}>
      <div className={styles.place}>
        <SearchField
          size={size}
          label={t`Search the catalogue`}
          placeholder={t`Title, author, subject, ISBN…`}
          submitLabel={t`Search`}
          clearLabel={t`Clear`}
          value={criteria.query}
          onChange={(typed) => {
            type(typed);
            suggestions.follow();
          }}
          onSubmit={search}
          suggestions={suggestions.field}
          onFocus={() => {
            suggestions.prepare();
            panel.follow();
          }}
          onBlur={suggestions.leave}
          after={
            <PanelToggle
              ref={panel.toggle}
              panelId={panel.id}
              isOpen={isShown}
              isAltered={isAltered(criteria, defaults)}
              onPress={() => {
                suggestions.close();
                panel.press();
              }}
            />
          }
        />
        {SuggestionList && (
          <SuggestionList
            {...suggestions.list}
            text={criteria.query}
            onSearch={(chosen) => {
              close();
              searchFor(chosen);
            }}
          />
        )}
      </div>
      {AdvancedPanel && isShown && (
        <AdvancedPanel
          ref={panel.panel}
          id={panel.id}
          isEmbedded={isPanelEmbedded}
          onSearch={() => search(criteria.query)}
          onClose={close}
        />
      )}
      {isShown && !AdvancedPanel && <LoadingPanel id={panel.id} isEmbedded={isPanelEmbedded} />}
    </search>
  );
}

interface PanelToggleProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly panelId: string;
  readonly isOpen: boolean;
  /** Whether the panel differs from the defaults, which the badge shows. */
  readonly isAltered: boolean;
  readonly onPress: () => void;
}

function PanelToggle({ ref, panelId, isOpen, isAltered, onPress }: PanelToggleProps) {
  const { t } = useLingui();
  return (
    <IconButton
      ref={ref}
      label={isAltered ? t`Advanced search (active)` : t`Advanced search`}
      icon={AdvancedIcon}
      aria-expanded={isOpen}
      aria-controls={panelId}
      badge={isAltered ? <span className={styles.mark} /> : undefined}
      onPress={onPress}
    />
  );
}

/** Replaces the panel while its chunk loads. */
function LoadingPanel({ id, isEmbedded }: { readonly id: string; readonly isEmbedded: boolean }) {
  const { t } = useLingui();
  return (
    <div id={id} className={styles.panel} data-coming data-embedded={isEmbedded || undefined}>
      <Spinner label={t`Loading…`} className={styles.loading} />
    </div>
  );
}

/** Whether a select's picker is open: Escape then closes the picker. */
function isPickerOpen(target: EventTarget): boolean {
  const select = target instanceof Element ? target.closest('select') : null;
  return select !== null && CSS.supports('selector(:open)') && select.matches(':open');
}
