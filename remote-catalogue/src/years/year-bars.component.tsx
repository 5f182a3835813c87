import type { YearRange } from '@leeszaal/shared-contracts';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { Plural, useLingui } from '@lingui/react/macro';
import { covers, isSameRange, type YearBin } from './year-bins.ts';
import { yearsText } from './year-text.ts';
import styles from './years.module.css';

interface YearBarsProps {
  readonly bins: readonly YearBin[];
  readonly chosen: YearRange | undefined;
  readonly onPress: (bin: YearBin) => void;
}

/** A histogram of buttons: each has its years, a bar and its hits, and chooses its years. */
export function YearBars({ bins, chosen, onPress }: YearBarsProps) {
  const { i18n } = useLingui();
  const most = Math.max(...bins.map(({ hits }) => hits));
  return (
    <ul className={styles.bars}>
      {bins.map((bin) => (
        <li key={`${bin.from} ${bin.to}`}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={isSameRange(chosen, bin)}
            data-covered={chosen !== undefined && covers(chosen, bin)}
            onClick={() => onPress(bin)}
          >
            <span className={styles.years}>{yearsText(bin, i18n)}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(100 * bin.hits) / most}%` }} />
            </span>
            <span className={styles.hits} aria-hidden="true">
              {i18n.number(bin.hits)}
            </span>
            <VisuallyHidden>
              <Plural value={bin.hits} one="# result" other="# results" />
            </VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
