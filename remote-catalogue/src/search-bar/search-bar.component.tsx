import { usePart } from '@leeszaal/remote-kit/use-part';
import { AdvancedIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { isAltered } from '../criteria/criteria.ts';
import { useDraft } from '../search/use-draft.ts';
import { advancedPart } from './advanced-part.ts';
import styles from './search-bar.module.css';
import { useOutsidePress } from './use-outside-press.ts';
import { useStartSearch } from './use-start-search.ts';

interface SearchBarProps {
  readonly size?: 'md' | 'lg';
  /** Whether the panel is part of the page instead of floating (`docs/behaviour.md` C2). */
  readonly isPanelEmbedded?: boolean;
}

/**
 * The search field and, on focus, the advanced panel. A press outside, its button, Escape or a search closes a floating
 * panel; only the bar's button closes an embedded one.
 */
export function SearchBar({ size = 'md', isPanelEmbedded = false }: SearchBarProps) {
  const { t } = useLingui();
  const { draft, defaults, type } = useDraft();
  const { criteria } = draft;
  const start = useStartSearch();
  const [isOpen, setOpen] = useState(isPanelEmbedded);
  // Focus alone does not request the panel: if it fails to load, that is silent.
  const [isAskedFor, setAskedFor] = useState(isPanelEmbedded);
  const hide = () => setOpen(false);
  const AdvancedPanel = usePart(advancedPart, isOpen, isAskedFor ? undefined : hide);
  const panelId = useId();
  const place = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isFloating = isOpen && !isPanelEmbedded;
  useOutsidePress(place, isFloating, hide);

  const close = () => {
    if (!isFloating) return;
    // Not to the field, whose focus opens the panel.
    if (panel.current?.matches(':focus-within')) toggle.current?.focus();
    hide();
  };

  // Capture: with the panel open, Escape must not clear the field.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFloating || isPickerOpen(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  const search = (typed: string) => {
    close();
    start(typed);
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
          <PanelToggle
            ref={toggle}
            panelId={panelId}
            isOpen={isOpen}
            isAltered={isAltered(criteria, defaults)}
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
      {isOpen && !AdvancedPanel && <LoadingPanel id={panelId} isEmbedded={isPanelEmbedded} />}
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
