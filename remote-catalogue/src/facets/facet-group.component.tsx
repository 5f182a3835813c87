import type { ActiveFacets, FacetName } from '@leeszaal/shared-contracts';
import { useHost, useLanguage } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Disclosure } from '@leeszaal/shared-ui/disclosure';
import { PlusIcon, SortAscendingIcon, SortDescendingIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo, useState } from 'react';
import type { PendingFacets, ValueState } from './facet-choice.ts';
import { FACET_STEP, facetEntries, visibleEntries } from './facet-entries.ts';
import { FACET_NAMES } from './facet-names.ts';
import {
  FACET_ORDER,
  FACET_SORT,
  type FacetSetting,
  readFacetSettings,
  writeFacetSettings,
} from './facet-settings.ts';
import styles from './facets.module.css';

interface FacetGroupProps {
  readonly facet: FacetName;
  readonly counts: Readonly<Record<string, number>>;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  /** The same function each time, like the next: else every group is drawn again at each tick. */
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onEnter: (facet: FacetName, text: string) => void;
}

/** Whether a facet looks the same; what is chosen in others is of no concern to it. */
function looksSame(before: FacetGroupProps, after: FacetGroupProps): boolean {
  const { facet } = after;
  return (
    before.facet === facet &&
    before.counts === after.counts &&
    before.active[facet] === after.active[facet] &&
    before.pending.add[facet] === after.pending.add[facet] &&
    before.pending.remove[facet] === after.pending.remove[facet] &&
    before.onToggle === after.onToggle &&
    before.onEnter === after.onEnter
  );
}

/** The values of one facet, ten at a time, in the order the person likes. */
export const FacetGroup = memo(function FacetGroup({
  facet,
  counts,
  active,
  pending,
  onToggle,
  onEnter,
}: FacetGroupProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { storage } = useHost();
  const [setting, setSetting] = useState(() => readFacetSettings(storage.local)[facet]);
  const [shown, setShown] = useState(FACET_STEP);
  const collator = useMemo(() => new Intl.Collator(language), [language]);
  const entries = facetEntries({ facet, counts, active, pending, setting, collator });
  const name = i18n._(FACET_NAMES[facet]);
  if (entries.length === 0) return null;

  const change = (next: FacetSetting) => {
    setSetting(next);
    writeFacetSettings(storage.local, { ...readFacetSettings(storage.local), [facet]: next });
  };
  const isAscending = setting.sortOrder === FACET_ORDER.ascending;
  const isByHits = setting.sortType === FACET_SORT.hits;

  return (
    <Disclosure title={name} defaultExpanded headingLevel={2}>
      <div className={styles.order}>
        <Button
          variant="quiet"
          size="sm"
          onPress={() =>
            change({ ...setting, sortType: isByHits ? FACET_SORT.values : FACET_SORT.hits })
          }
        >
          {isByHits ? <Trans>By hits</Trans> : <Trans>By value</Trans>}
        </Button>
        <IconButton
          size="sm"
          label={isAscending ? t`Ascending` : t`Descending`}
          icon={isAscending ? SortAscendingIcon : SortDescendingIcon}
          onPress={() =>
            change({
              ...setting,
              sortOrder: isAscending ? FACET_ORDER.descending : FACET_ORDER.ascending,
            })
          }
        />
      </div>
      <ul className={styles.values}>
        {visibleEntries(entries, shown).map(({ value, hits, state }) => (
          <FacetValue
            key={value}
            facet={facet}
            value={value}
            hits={i18n.number(hits)}
            state={state}
            onToggle={onToggle}
          />
        ))}
      </ul>
      <div className={styles.order}>
        {entries.length > shown && (
          <Button variant="link" size="sm" onPress={() => setShown(shown + FACET_STEP)}>
            <Trans>Show more</Trans>
          </Button>
        )}
        {shown > FACET_STEP && (
          <Button variant="link" size="sm" onPress={() => setShown(shown - FACET_STEP)}>
            <Trans>Show fewer</Trans>
          </Button>
        )}
      </div>
      <FreeText label={t`Another value for ${name}`} onEnter={(text) => onEnter(facet, text)} />
    </Disclosure>
  );
}, looksSame);

interface FacetValueProps extends Pick<FacetGroupProps, 'facet' | 'onToggle'> {
  readonly value: string;
  readonly hits: string;
  readonly state: ValueState;
}

const FacetValue = memo(function FacetValue({
  facet,
  value,
  hits,
  state,
  onToggle,
}: FacetValueProps) {
  return (
    <li data-state={state}>
      <Checkbox
        isSelected={state === 'active' || state === 'adding'}
        onChange={() => onToggle(facet, value)}
      >
        <span className={styles.value}>{value}</span>
      </Checkbox>
      <span className={styles.hits}>{hits}</span>
    </li>
  );
});

function FreeText({
  label,
  onEnter,
}: {
  readonly label: string;
  readonly onEnter: (text: string) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.free}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(text);
        setText('');
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        placeholder={t`Other…`}
        value={text}
        onChange={setText}
      />
      <IconButton type="submit" label={t`Add`} icon={PlusIcon} isDisabled={text.trim() === ''} />
    </form>
  );
}
