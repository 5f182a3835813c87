import * as v from 'valibot';
import { ROLES } from '../../api/schema/roles.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import { isPathPattern, parametersOf, patternsOverlap } from './match-path.ts';

/**
 * Limits of a remote. The portal compares its paths with those of all others, and each response has the names of its
 * Trusted Types policies.
 */
const MOST = { paths: 200, path: 500, calls: 20, policies: 20, policy: 60 } as const;

/**
 * A path of this portal. Browsers read two slashes, or a slash and a backslash, as another site's address, and ignore
 * tabs and line breaks between them.
 */
const pathSchema = v.pipe(
  v.string(),
  v.maxLength(MOST.path),
  v.regex(/^\/(?![/\\])[^\s\p{Cc}]*$/u, 'not a path of the portal'),
);

const pathPatternSchema = v.pipe(
  v.string(),
  v.maxLength(MOST.path),
  v.check(isPathPattern, 'not a path of fixed parts and :parameters'),
);

const labelTextSchema = v.pipe(v.string(), v.nonEmpty());

/** A release from before a language was added has no label in it: English takes its place. */
const labelSchema = v.object({
  ...v.entriesFromList(LANGUAGES, v.exactOptional(labelTextSchema)),
  en: labelTextSchema,
});

const entrySchema = v.object({
  places: v.array(v.picklist(['header', 'menu'])),
  label: labelSchema,
  /** The name of one of the host's icons; the host shows another icon for a name that it does not have. */
  icon: v.string(),
  /** The count of what is shown on the entry. */
  badge: v.optional(v.picklist(['basket'])),
});

/** A button in the header or an item of the user menu that opens a screen. */
export type Entry = v.InferOutput<typeof entrySchema>;

const routeFieldsSchema = v.object({
  /** The name of the screen in the specification (`docs/behaviour.md` C2, R2). */
  name: v.string(),
  /**
   * Fixed parts and parameters; `:id` takes any part of a path, `:id(\d+)` digits, `:key(pub-.+)` a part that
   * begins so. A part `docKey` or `pubKey` reaches the sign-in, which opens that document.
   */
  path: pathPatternSchema,
  /** The lowest role that may open the screen. */
  minimumRole: v.picklist(ROLES),
  /** Exists only when a module has a shop (`docs/decisions.md` 5). */
  needsShop: v.optional(v.boolean()),
  /** Whether the header shows the title that the remote sets, in place of the product's name. */
  showsTitle: v.optional(v.boolean()),
  /** How people reach the screen from any other; its path has no parameters. */
  entry: v.optional(entrySchema),
});

const routeSchema = v.pipe(
  routeFieldsSchema,
  v.check(({ path, entry }) => !entry || !path.includes(':'), 'an entry leads to no parameters'),
);

/** A screen of a remote and its requirements. */
export type Route = v.InferOutput<typeof routeSchema>;

const movedSchema = v.pipe(
  v.object({ path: pathPatternSchema, to: pathSchema }),
  // Without a value, a parameter would leave two slashes.
  v.check(
    ({ path, to }) => parametersOf(to).every((name) => parametersOf(path).includes(name)),
    'leads to a parameter that the former address does not have',
  ),
);

/** Whether no address has itself moved: a circle would never end. Takes quadratic time. */
const areFinal = (moved: readonly v.InferOutput<typeof movedSchema>[]): boolean =>
  moved.every(({ to }) => !moved.some(({ path }) => patternsOverlap(path, pathOf(to))));

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** Of an answer that is a list: the field of an item with its picture's address, and the number of items in view. */
export const picturesSchema = v.object({
  field: v.string(),
  first: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const prefetchedCallSchema = v.object({
  /** The path of a `GET` call, below the API. */
  path: pathSchema,
  /** The pictures that are prefetched when the answer arrives. */
  pictures: v.optional(picturesSchema),
});

/** A call that the host makes while the code of a screen loads. */
export type PrefetchedCall = v.InferOutput<typeof prefetchedCallSchema>;

const policyNameSchema = v.pipe(
  v.string(),
  v.maxLength(MOST.policy),
  v.regex(/^leeszaal-[a-z-]+$/),
);

/** The portal's facts about a remote, as in its `remote.config.json` (`docs/decisions.md` 94). */
export const remoteFactsSchema = v.object({
  /** The screens that the remote shows. */
  routes: v.pipe(v.array(routeSchema), v.maxLength(MOST.paths)),
  /** Former addresses and the addresses that replace them, with the same parameters; the first match counts. */
  moved: v.optional(
    v.pipe(
      v.array(movedSchema),
      v.maxLength(MOST.paths),
      // Runs after a failed check, too.
      v.check((moved) => moved.length > MOST.paths || areFinal(moved), 'leads to a former address'),
    ),
  ),
  /** The Trusted Types policies that its code creates, besides the one of its build. */
  trustedTypes: v.optional(v.pipe(v.array(policyNameSchema), v.maxLength(MOST.policies))),
  /** The first calls of its screens, by the screen's path. */
  prefetch: v.optional(
    v.pipe(
      v.record(pathSchema, v.pipe(v.array(prefetchedCallSchema), v.maxLength(MOST.calls))),
      v.maxEntries(MOST.paths),
    ),
  ),
});

/** The portal's facts about a remote. */
export type RemoteFacts = v.InferOutput<typeof remoteFactsSchema>;
