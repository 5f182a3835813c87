import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { sharedQueryCodec } from './search.ts';

const querySchema = v.object({
  type: v.literal('query'),
  data: v.pipe(
    v.looseObject({ connection: v.optional(wholeNumber) }),
    v.transform((data): unknown => data),
    sharedQueryCodec.schema,
  ),
});
const publicationSchema = v.object({
  type: v.literal('publication'),
  data: v.object({ publicationId: wholeNumber, connectionId: wholeNumber }),
});

/** A new item of a shelf: a search, or a publication of a connection. */
export const newShelfItemSchema = v.variant('type', [querySchema, publicationSchema]);
/** A new item of a shelf. */
export type NewShelfItem = v.InferOutput<typeof newShelfItemSchema>;

const itemSchema = v.intersect([v.object({ id: wholeNumber }), newShelfItemSchema]);
/** An item of a shelf. */
export type ShelfItem = v.InferOutput<typeof itemSchema>;

/**
 * A bookshelf; a shelf that is not in the caller's own list is external (`docs/decisions.md` 43).
 */
export const bookshelfCodec = plain(
  v.object({
    id: wholeNumber,
    name: v.string(),
    /**
     * Whether other people of the client can read it by its address; undefined if the server does
     * not say.
     */
    shared: v.optional(v.boolean()),
    authorId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    items: v.optional(v.array(itemSchema), []),
  }),
);
/** A bookshelf. */
export type Bookshelf = v.InferOutput<typeof bookshelfCodec.schema>;

/** The maximum length of a shelf's name, in characters. */
export const SHELF_NAME_LIMIT = 200;

/** The name of a new or renamed shelf, not blank. */
export const shelfNameCodec = plain(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(SHELF_NAME_LIMIT)),
  }),
);

/** Shares a shelf with the client's other people, or makes it private (`docs/decisions.md` 82). */
export const shelfSharingCodec = plain(v.object({ shared: v.boolean() }));

/**
 * Adds one item; several items take several calls (`docs/decisions.md` 41). `before` is the id of
 * the following item; without it, or if that item is gone, the new one is last.
 */
export const addShelfItemCodec = plain(
  v.object({ item: newShelfItemSchema, before: v.optional(wholeNumber) }),
);

/** How often a saved search may mail what is new; the first is the default (`docs/decisions.md` 127). */
export const ALERT_FREQUENCIES = ['off', 'daily', 'weekly'] as const;
/** How often a saved search mails what is new. */
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

const frequencySchema = v.picklist(ALERT_FREQUENCIES);

/** The reason why a person gets no mails: the server has no mail server, or their account has no valid address. */
export const UNMAILED_REASONS = ['no-mail-server', 'no-address'] as const;
/** The reason why a person gets no mails. */
export type UnmailedReason = (typeof UNMAILED_REASONS)[number];

/** The alerts of a shelf's saved searches. */
export const searchAlertsCodec = plain(
  v.object({
    /** The address to which mails go; null: none go out. */
    address: v.nullable(v.string()),
    /** Why none go out; null: they do. */
    unmailed: v.nullable(v.picklist(UNMAILED_REASONS)),
    /** Searches that are not listed are off. */
    alerts: v.array(v.object({ itemId: wholeNumber, frequency: frequencySchema })),
  }),
);
/** See {@link searchAlertsCodec}. */
export type SearchAlerts = v.InferOutput<typeof searchAlertsCodec.schema>;

/** Sets the alert of a saved search; its mails are in this language if the library offers it. */
export const searchAlertChangeCodec = plain(
  v.object({ frequency: frequencySchema, language: v.picklist(LANGUAGES) }),
);
/** See {@link searchAlertChangeCodec}. */
export type SearchAlertChange = v.InferOutput<typeof searchAlertChangeCodec.schema>;
