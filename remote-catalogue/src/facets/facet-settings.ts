import { FACETS, type FacetName, type StorageArea } from '@leeszaal/shared-contracts';

/** How the values of a facet are sorted, as stored (`docs/behaviour.md` C4). */
export const FACET_SORT = { values: 1, hits: 2 } as const;
export const FACET_ORDER = { ascending: 1, descending: 2 } as const;

/** One facet's setting. */
export interface FacetSetting {
  readonly sortType: (typeof FACET_SORT)[keyof typeof FACET_SORT];
  readonly sortOrder: (typeof FACET_ORDER)[keyof typeof FACET_ORDER];
}

/** Hits, most first; years by value. */
export function defaultFacetSetting(facet: FacetName): FacetSetting {
  return {
    sortType: facet === 'yearofpublication' ? FACET_SORT.values : FACET_SORT.hits,
    sortOrder: FACET_ORDER.descending,
  };
}

const KEY = 'facet-settings';

/**
 * The stored settings, or those of a cookie of the same name that an earlier portal left; unknown
 * values fall back to the default (`docs/decisions.md` 30).
 */
export function readFacetSettings(
  local: StorageArea,
  cookies: string = document.cookie,
): Readonly<Record<FacetName, FacetSetting>> {
  const stored = parsed(local.get(KEY) ?? cookieValue(cookies));
  return Object.fromEntries(
    FACETS.map((facet) => [facet, settingOf(stored[facet], defaultFacetSetting(facet))]),
  ) as Record<FacetName, FacetSetting>;
}

/** Keeps the settings without expiry. */
export function writeFacetSettings(
  local: StorageArea,
  settings: Readonly<Record<FacetName, FacetSetting>>,
): void {
  local.set(KEY, JSON.stringify(settings));
}

function cookieValue(cookies: string): string | undefined {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${KEY}=`));
  try {
    return cookie && decodeURIComponent(cookie.slice(KEY.length + 1));
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function settingOf(value: unknown, fallback: FacetSetting): FacetSetting {
  const { sortType, sortOrder } = (typeof value === 'object' && value ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    sortType: Object.values(FACET_SORT).find((known) => known === sortType) ?? fallback.sortType,
    sortOrder:
      Object.values(FACET_ORDER).find((known) => known === sortOrder) ?? fallback.sortOrder,
  };
}
