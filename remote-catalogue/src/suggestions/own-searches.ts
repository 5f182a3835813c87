import { type StoragePort, SUGGESTION_KINDS } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const searchSchema = v.object({
  text: v.string(),
  /** An earlier search: the words of the search field, or the field of a chosen suggestion. */
  kind: v.picklist(['words', ...SUGGESTION_KINDS]),
});
/** A search that the person made before. */
export type OwnSearch = Readonly<v.InferOutput<typeof searchSchema>>;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.string(),
    /** The person has chosen to keep searches. */
    isChosen: v.optional(v.boolean(), false),
    searches: v.array(searchSchema),
  }),
);
type Stored = v.InferOutput<typeof storedSchema>;

/** The host removes keys that begin with `own-` when the person signs out. */
const KEY = 'own-searches';
/** Says nothing about a person, so that the choice outlives a sign-out. */
const OFF_KEY = 'searches-off';

/** The most searches that are kept. */
export const MOST_OWN_SEARCHES = 10;

/** Whose searches: those of another person or library are never shown. */
export interface SearchesOwner {
  readonly client: string;
  /** Undefined for a visitor without an account. */
  readonly user: string | undefined;
}

/** The last searches of a person, in this browser only (`docs/decisions.md` 113). */
export interface OwnSearches {
  /** Whether searches are kept: by default only of people who have signed in, who can sign out. */
  isKept(): boolean;
  /** The last searches, the latest first. */
  list(): readonly OwnSearch[];
  /** Adds a search at the front, unless searches are not kept. */
  add(search: OwnSearch): void;
  /** Forgets all searches. */
  clear(): void;
  /** Switches keeping on, or off for this browser, which forgets all searches. */
  keep(isKept: boolean): void;
}

const isSame = (a: OwnSearch) => (b: OwnSearch) => a.kind === b.kind && a.text === b.text;

/** Creates the last searches over the browser's storage. */
export function createOwnSearches(
  { local }: Pick<StoragePort, 'local'>,
  { client, user }: SearchesOwner,
): OwnSearches {
  const owner = `${client} ${user ?? ''}`;
  const read = (): Stored => {
    const parsed = v.safeParse(storedSchema, local.get(KEY));
    const isOwn = parsed.success && parsed.output.owner === owner;
    return isOwn ? parsed.output : { owner, isChosen: false, searches: [] };
  };
  const write = (stored: Stored) => local.set(KEY, JSON.stringify(stored));
  const isKept = () => read().isChosen || (user !== undefined && local.get(OFF_KEY) === undefined);
  return {
    isKept,
    list: () => (isKept() ? read().searches : []),
    add(search) {
      if (!isKept()) return;
      const stored = read();
      const others = stored.searches.filter((other) => !isSame(search)(other));
      write({ ...stored, searches: [search, ...others].slice(0, MOST_OWN_SEARCHES) });
    },
    clear: () => write({ ...read(), searches: [] }),
    keep(wanted) {
      if (wanted) {
        local.remove(OFF_KEY);
        write({ ...read(), isChosen: true });
      } else {
        local.set(OFF_KEY, '1');
        local.remove(KEY);
      }
    },
  };
}
