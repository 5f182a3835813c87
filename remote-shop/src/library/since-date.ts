import type { ShopBook } from '@leeszaal/shared-contracts';
import { formatDay } from '@leeszaal/shared-ui/date';

/**
 * The day since which a book is in the collection or the shop, formatted for a language; empty
 * without a date. A space between day and time means local time (`docs/decisions.md` 33).
 */
export function sinceDate(
  { licenseCreated, created }: Pick<ShopBook, 'licenseCreated' | 'created'>,
  language: string,
): string {
  const since = new Date((licenseCreated ?? created ?? '').replace(' ', 'T'));
  if (Number.isNaN(since.getTime())) return '';
  return formatDay(since, language);
}
