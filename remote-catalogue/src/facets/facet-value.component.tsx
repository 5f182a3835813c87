import type { FacetName } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { memo } from 'react';
import type { ValueState } from './facet-choice.ts';
import styles from './facets.module.css';

interface FacetValueProps {
  readonly facet: FacetName;
  readonly value: string;
  /** The value as it is shown. */
  readonly text: string;
  /** Formatted in the interface's language. */
  readonly hits: string;
  readonly state: ValueState;
  readonly onToggle: (facet: FacetName, value: string) => void;
}

/** A facet value with its checkbox. */
export const FacetValue = memo(function FacetValue({
  facet,
  value,
  text,
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
        <bdi className={styles.value}>{text}</bdi>
      </Checkbox>
      <span className={styles.hits}>{hits}</span>
    </li>
  );
});
