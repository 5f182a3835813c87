import type { ShopBook } from '@leeszaal/shared-contracts';
import { formatDay } from '@leeszaal/shared-ui/date';

/**
 * The day since which a book counts as there, in the words of a language; empty where the record has
 * none. A space between day and time means local time (`docs/decisions.md` 33).
 */
export function sinceDate(
  { licenseCreated, created }: Pick<ShopBook, 'licenseCreated' | 'created'>,
  language: string,
): string {
  const since = new Date((licenseCreated ?? created ?? '').replace(' ', 'T'));
  if (Number.isNaN(since.getTime())) return '';
  return formatDay(since, language);
}
