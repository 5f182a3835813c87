import type { YearRange } from '@leeszaal/shared-contracts';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './years.module.css';

interface Ends {
  readonly from: string;
  readonly to: string;
}

interface YearFieldsProps {
  readonly chosen: YearRange | undefined;
  /** Called with each change; without ends for empty fields. */
  readonly onChange: (range: YearRange) => void;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** The range of two fields; exchanged ends are put in order. */
function rangeOf({ from, to }: Ends): YearRange {
  const [first, last] = [from, to].map((text) => (text === '' ? undefined : Number(text)));
  const areExchanged = first !== undefined && last !== undefined && first > last;
  const [low, high] = areExchanged ? [last, first] : [first, last];
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
}

const textsOf = ({ from, to }: YearRange): Ends => ({
  from: String(from ?? ''),
  to: String(to ?? ''),
});

/** The first and the last year of a range, to type. */
export function YearFields({ chosen = {}, onChange }: YearFieldsProps) {
  const { t } = useLingui();
  const [ends, setEnds] = useState<Ends>({ from: '', to: '' });
  const typed = rangeOf(ends);
  // A bar was chosen, or the choice is gone.
  const isOther = typed.from !== chosen.from || typed.to !== chosen.to;
  const shown = isOther ? textsOf(chosen) : ends;
  const change = (text: Partial<Ends>) => {
    const next = { ...shown, ...text };
    setEnds(next);
    onChange(rangeOf(next));
  };
  const field = (end: keyof Ends) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: shown[end],
    onChange: (text: string) => change({ [end]: digitsOf(text) }),
    onBlur: () => setEnds(textsOf(chosen)),
  });
  return (
    <div className={styles.fields}>
      <TextField label={t`From year`} {...field('from')} />
      <TextField label={t`To year`} {...field('to')} />
    </div>
  );
}
