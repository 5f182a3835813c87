import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import type { ActiveFacets, FacetName } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Disclosure } from '@leeszaal/shared-ui/disclosure';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useMemo, useState } from 'react';
import type { PendingFacets } from '../search/search-atoms.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { FACET_STEP, facetEntries, visibleEntries } from './facet-entries.ts';
import { FACET_NAMES } from './facet-names.ts';
import { FacetOrder } from './facet-order.component.tsx';
import { type FacetSetting, readFacetSettings, writeFacetSettings } from './facet-settings.ts';
import { FacetText } from './facet-text.component.tsx';
import { FacetValue } from './facet-value.component.tsx';
import { facetValueText } from './facet-value-text.ts';
import styles from './facets.module.css';

/** Fewer values need no choice of their order. */
const SORTED_FROM = 4;

interface FacetGroupProps {
  readonly facet: FacetName;
  /** Whether other values can be typed. */
  readonly isOpenEnded: boolean;
  /** Read when the facet is first shown. */
  readonly isOpenAtFirst: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  /** Stable, like `onEnter`: else each tick renders all groups. */
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onEnter: (facet: FacetName, text: string) => void;
}

/** Whether a facet renders the same; choices in other facets do not matter. */
function rendersSame(before: FacetGroupProps, after: FacetGroupProps): boolean {
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

/** The values of one facet, ten at a time, in the chosen order. */
export const FacetGroup = memo(function FacetGroup({
  facet,
  isOpenEnded,
  isOpenAtFirst,
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
  const types = useAtomValue(typeLabelsAtom);
  const textOf = (value: string) => facetValueText(facet, value, i18n, types);
  const entries = facetEntries({ facet, counts, active, pending, setting, textOf, collator });
  const name = i18n._(FACET_NAMES[facet]);
  const change = useCallback(
    (next: FacetSetting) => {
      setSetting(next);
      writeFacetSettings(storage.local, { ...readFacetSettings(storage.local), [facet]: next });
    },
    [storage, facet],
  );
  const show = (count: number, button: Element) => {
    if (count <= FACET_STEP || count >= entries.length) keepFocus(button);
    setShown(count);
  };
  if (entries.length === 0) return null;

  return (
    <Disclosure title={name} defaultExpanded={isOpenAtFirst} headingLevel={2}>
      {entries.length >= SORTED_FROM && <FacetOrder setting={setting} onChange={change} />}
      <ul className={styles.values}>
        {visibleEntries(entries, shown).map(({ value, text, hits, state }) => (
          <FacetValue
            key={value}
            facet={facet}
            value={value}
            text={text}
            hits={i18n.number(hits)}
            state={state}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {/* Takes the focus of a button that its own press removes. */}
      <div className={styles.order} tabIndex={-1}>
        {entries.length > shown && (
          <Button
            variant="link"
            size="sm"
            onPress={({ target }) => show(shown + FACET_STEP, target)}
          >
            <Trans>Show more</Trans>
          </Button>
        )}
        {shown > FACET_STEP && (
          <Button
            variant="link"
            size="sm"
            onPress={({ target }) => show(shown - FACET_STEP, target)}
          >
            <Trans>Show fewer</Trans>
          </Button>
        )}
      </div>
      {isOpenEnded && (
        <FacetText facet={facet} label={t`Another value for ${name}`} onEnter={onEnter} />
      )}
    </Disclosure>
  );
}, rendersSame);
