import type { Publication } from './entities/publication.ts';
import { SETTING_DEFAULTS } from './entities/settings.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a book of the shop is new: added within the given days, or in the future
 * (`docs/decisions.md` 33).
 *
 * @param daysMarkedAsNew the client's setting; if it is not positive, the default applies
 * @param now ms since 1970
 */
export function isNew(
  { licenseCreated, created }: Pick<Publication, 'licenseCreated' | 'created'>,
  daysMarkedAsNew: number | undefined,
  now: number,
): boolean {
  // A space between day and time means local time.
  const since = Date.parse((licenseCreated ?? created ?? '').replace(' ', 'T'));
  const days =
    daysMarkedAsNew !== undefined && daysMarkedAsNew > 0
      ? daysMarkedAsNew
      : SETTING_DEFAULTS.daysMarkedAsNew;
  return Number.isFinite(since) && now - since < days * DAY;
}
