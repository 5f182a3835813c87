import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { brandingEntries, DEFAULT_ACCENT, limitedBranding } from './library/branding.ts';
import { EMBED_ORIGIN_LIMIT, embedOriginSchema } from './library/embed.ts';
import { limitedRetention, RETENTION_LIMITS, retentionEntries } from './library/retention.ts';

const listOfText = v.pipe(v.array(v.string()), v.readonly());
const flag = v.boolean();

/**
 * The client's settings as stored; a missing one has its default. Options are validated where they
 * are used, because stored values may be outdated ("not supported (anymore)").
 */
const entries = {
  defaultLanguage: v.optional(v.nullable(v.string())),
  showCopyDocuments: v.optional(v.nullable(flag)),
  changeHomeLogo: v.optional(v.nullable(flag)),
  defaultSearchContext: v.optional(v.nullable(v.string())),
  defaultSearchSortField: v.optional(v.nullable(v.string())),
  defaultSearchSortOrder: v.optional(v.nullable(v.string())),
  showAdvancedSearchOnHome: v.optional(v.nullable(flag)),
  defaultAdvancedSearchFields: v.optional(v.nullable(listOfText)),
  enableInfotext: v.optional(v.nullable(flag)),
  /** A Quill document as JSON text. */
  infotext: v.optional(v.nullable(v.string())),
  /** Whether a logo is stored; the bytes come with `GET /client/logo`. */
  logo: v.optional(v.nullable(v.union([v.string(), v.boolean()]))),
  daysMarkedAsNew: v.optional(v.nullable(v.number())),
  /** Whether a refused reader sees who holds the document (`docs/decisions.md` 80). */
  showLicenceHolders: v.optional(v.nullable(flag)),
  /** The origins of the pages that may embed the reader (`docs/decisions.md` 95). */
  embedOrigins: v.optional(v.nullable(listOfText)),
  /** Whether administrators sign in with a second factor; for administrators only (`docs/decisions.md` 102). */
  requiresSecondFactor: v.optional(v.nullable(flag)),
  ...brandingEntries,
  ...retentionEntries,
};

/** All settings of a client. */
export const settingsCodec = plain(v.object(entries));
/** All settings of a client; missing and null settings have their default. */
export type ClientSettings = v.InferOutput<typeof settingsCodec.schema>;

const { logo: _logo, ...writable } = entries;

/** The maximum number of default fields, including unsupported ones (`docs/decisions.md` 50). */
export const ADVANCED_FIELD_LIMIT = 5;

/** The maximum length of the information text, in characters of its JSON. */
export const INFOTEXT_LIMIT = 100_000;

/** The maximum number of days that a book counts as new (`docs/decisions.md` 33). */
export const NEW_DAYS_LIMIT = 9999;

/** Limits of a change; a stored value may be older than its limit. */
const limited = {
  ...limitedBranding,
  ...limitedRetention,
  defaultAdvancedSearchFields: v.optional(
    v.nullable(
      v.pipe(
        listOfText,
        v.check((fields) => fields.length <= ADVANCED_FIELD_LIMIT, 'too many fields'),
        v.check((fields) => new Set(fields).size === fields.length, 'a field is listed twice'),
      ),
    ),
  ),
  infotext: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(INFOTEXT_LIMIT)))),
  daysMarkedAsNew: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(NEW_DAYS_LIMIT))),
  ),
  embedOrigins: v.optional(
    v.nullable(
      v.pipe(
        v.array(embedOriginSchema),
        v.maxLength(EMBED_ORIGIN_LIMIT),
        v.check((origins) => new Set(origins).size === origins.length, 'an origin is listed twice'),
        v.readonly(),
      ),
    ),
  ),
};

/** The changed settings only; null resets a setting to its default. */
export const settingsChangeCodec = plain(v.strictObject({ ...writable, ...limited }));
/** The changed settings. */
export type ClientSettingsChange = v.InferOutput<typeof settingsChangeCodec.schema>;

/** The defaults of a client's settings (`docs/behaviour.md` C 3). */
export const SETTING_DEFAULTS = {
  showCopyDocuments: true,
  changeHomeLogo: false,
  showAdvancedSearchOnHome: false,
  enableInfotext: false,
  defaultSearchContext: 'metadata',
  defaultSearchSortField: 'score',
  defaultSearchSortOrder: 'desc',
  defaultAdvancedSearchFields: [],
  daysMarkedAsNew: 14,
  showLicenceHolders: true,
  embedOrigins: [],
  requiresSecondFactor: false,
  accentColour: DEFAULT_ACCENT,
  languages: LANGUAGES,
  loanRetentionDays: RETENTION_LIMITS.loanRetentionDays.usual,
  sessionRetentionDays: RETENTION_LIMITS.sessionRetentionDays.usual,
  placeRetentionDays: RETENTION_LIMITS.placeRetentionDays.usual,
  logRetentionDays: RETENTION_LIMITS.logRetentionDays.usual,
} as const;

/** The media types of an accepted logo (`docs/behaviour.md` C 5). */
export const LOGO_TYPES = [
  'image/bmp',
  'image/jpeg',
  'image/png',
  'image/x-png',
  'image/gif',
] as const;

/** The maximum size of a logo, in bytes. */
export const LOGO_LIMIT = 2 * 1024 * 1024;
