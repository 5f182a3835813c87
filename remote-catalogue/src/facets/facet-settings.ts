import { FACETS, type FacetName, type StorageArea } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** How the values of a facet are sorted, as stored (`docs/behaviour.md` C4). */
export const FACET_SORT = { values: 1, hits: 2 } as const;
export const FACET_ORDER = { ascending: 1, descending: 2 } as const;

/** The sorting of one facet. */
export interface FacetSetting {
  readonly sortType: (typeof FACET_SORT)[keyof typeof FACET_SORT];
  readonly sortOrder: (typeof FACET_ORDER)[keyof typeof FACET_ORDER];
}

/** Most hits first; years by value. */
export function defaultFacetSetting(facet: FacetName): FacetSetting {
  return {
    sortType: facet === 'yearofpublication' ? FACET_SORT.values : FACET_SORT.hits,
    sortOrder: FACET_ORDER.descending,
  };
}

const KEY = 'facet-settings';

/** Unknown values fall back to the default (`docs/decisions.md` 30). */
function settingSchema(facet: FacetName) {
  const fallback = defaultFacetSetting(facet);
  const entries = {
    sortType: v.fallback(v.picklist(Object.values(FACET_SORT)), fallback.sortType),
    sortOrder: v.fallback(v.picklist(Object.values(FACET_ORDER)), fallback.sortOrder),
  };
  return v.fallback(v.object(entries), fallback);
}

type FacetSettings = Readonly<Record<FacetName, FacetSetting>>;

const settingsSchema = v.object(
  Object.fromEntries(FACETS.map((facet) => [facet, settingSchema(facet)])) as Record<
    FacetName,
    ReturnType<typeof settingSchema>
  >,
);

/** The stored settings, else those of a cookie that an earlier portal set (`docs/decisions.md` 30). */
export function readFacetSettings(
  local: StorageArea,
  cookies: string = document.cookie,
): FacetSettings {
  const stored = local.get(KEY) ?? cookieValue(cookies);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), stored);
  return read.success ? read.output : v.parse(settingsSchema, {});
}

/** Stores the settings without expiry. */
export function writeFacetSettings(local: StorageArea, settings: FacetSettings): void {
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
