import { Select } from '@leeszaal/shared-ui/select';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PERIODS, type PeriodId } from './period.ts';

const PERIOD_NAMES: Record<PeriodId, MessageDescriptor> = {
  all: msg`All time`,
  'this-month': msg`This month`,
  'last-month': msg`Last month`,
  'this-year': msg`This year`,
  'last-year': msg`Last year`,
};

interface PeriodSelectProps {
  readonly value: PeriodId;
  readonly onChange: (period: PeriodId) => void;
}

/** Selects the period of a list and its export. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Period`}
      options={PERIODS.map((id) => ({ id, label: i18n._(PERIOD_NAMES[id]) }))}
      value={value}
      onChange={onChange}
    />
  );
}
