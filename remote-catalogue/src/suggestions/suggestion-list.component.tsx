import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useState } from 'react';
import { optionKey, type SuggestionOption, suggestionGroups } from './suggestion-groups.ts';
import { SuggestionRow } from './suggestion-row.component.tsx';
import { ACTION_NOTICES, GROUP_NAMES } from './suggestion-texts.ts';
import styles from './suggestions.module.css';
import type { SuggestionListProps } from './suggestions-port.contract.ts';
import { useFoundSuggestions } from './use-found-suggestions.ts';
import { useListKeys } from './use-list-keys.ts';
import { useOwnSearches } from './use-own-searches.ts';

const NO_GROUPS: ReturnType<typeof suggestionGroups> = [];

/** The option that the arrow keys have reached, for one text. */
interface Active {
  readonly text: string;
  readonly key: string;
}

/** The announced result of an option, until the text changes. */
interface Notice {
  readonly text: string;
  readonly does: keyof typeof ACTION_NOTICES;
}

/** The list of a combobox: the focus stays in the search field, which names the active option. */
export function SuggestionList(props: SuggestionListProps) {
  const { ref, id, text, wish, onShown, onSearch, onClose } = props;
  const { t, i18n } = useLingui();
  const own = useOwnSearches();
  const found = useFoundSuggestions(text, wish !== 'none');
  const [active, setActive] = useState<Active>();
  const [notice, setNotice] = useState<Notice>();
  // A person who has cleared the field has not asked for the last searches.
  const isWanted = wish === 'asked' || (wish === 'typing' && text.trim() !== '');
  const groups = isWanted
    ? suggestionGroups({ text, found, own: own.list(), isKept: own.isKept() })
    : NO_GROUPS;
  const options = groups.flatMap((group) =>
    group.options.map((option) => ({ option, key: optionKey(option, group.kind) })),
  );
  const at = active?.text === text ? options.findIndex(({ key }) => key === active.key) : -1;
  const isOpen = options.length > 0;
  const activeId = at < 0 ? undefined : `${id}-${at}`;
  useLayoutEffect(() => onShown({ isOpen, activeId }), [onShown, isOpen, activeId]);
  useEffect(() => () => onShown({ isOpen: false, activeId: undefined }), [onShown]);

  const choose = (option: SuggestionOption) => {
    setActive(undefined);
    if (option.does === 'search') {
      onSearch(option.search);
      return;
    }
    if (option.does === 'clear') own.clear();
    else own.keep(option.does === 'keep');
    setNotice({ text, does: option.does });
  };
  useListKeys(ref, {
    active: at,
    length: options.length,
    setActive: (index) => {
      const key = options[index]?.key;
      setActive(key === undefined ? undefined : { text, key });
    },
    choose: (index) => {
      const chosen = options[index];
      if (chosen) choose(chosen.option);
    },
    close: onClose,
  });
  const amount = options.filter(({ option }) => option.does === 'search').length;
  const told =
    amount > 0 ? t`${plural(amount, { one: '# suggestion', other: '# suggestions' })}` : '';
  return (
    <>
      <LiveRegion>{notice?.text === text ? i18n._(ACTION_NOTICES[notice.does]) : told}</LiveRegion>
      {isOpen && (
        <div id={id} role="listbox" aria-label={t`Suggestions`} className={styles.list}>
          {groups.map(({ kind, options: some }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
              <div id={`${id}-${kind}`} role="presentation" className={styles.name}>
                {i18n._(GROUP_NAMES[kind])}
              </div>
              {some.map((option) => {
                const key = optionKey(option, kind);
                const index = options.findIndex((other) => other.key === key);
                return (
                  <SuggestionRow
                    key={key}
                    id={`${id}-${index}`}
                    option={option}
                    isActive={index === at}
                    onChoose={() => choose(option)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
