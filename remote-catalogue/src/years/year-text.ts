import type { YearRange } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Years as people read them: `1924`, `1900–1950`, `from 1900`, `until 1950`. */
export function yearsText({ from, to }: YearRange, i18n: I18n): string {
  if (from === undefined) return to === undefined ? '' : i18n._(msg`until ${to}`);
  if (to === undefined) return i18n._(msg`from ${from}`);
  return from === to ? String(from) : `${from}–${to}`;
}
