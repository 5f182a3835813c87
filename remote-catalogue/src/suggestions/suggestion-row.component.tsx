import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SuggestionOption } from './suggestion-groups.ts';
import { ACTION_NAMES } from './suggestion-texts.ts';
import styles from './suggestions.module.css';

interface SuggestionRowProps {
  readonly id: string;
  readonly option: SuggestionOption;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One option of the list. A press leaves the focus in the search field. */
export function SuggestionRow({ id, option, isActive, onChoose }: SuggestionRowProps) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and the keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      data-does={option.does}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {option.does === 'search' ? (
        <>
          <span className={styles.text}>{option.search.text}</span>
          {option.count !== undefined && (
            <>
              <span className={styles.count} aria-hidden="true">
                {i18n.number(option.count)}
              </span>{' '}
              <VisuallyHidden>
                {t`${plural(option.count, { one: '# result', other: '# results' })}`}
              </VisuallyHidden>
            </>
          )}
        </>
      ) : (
        i18n._(ACTION_NAMES[option.does])
      )}
    </div>
  );
}
