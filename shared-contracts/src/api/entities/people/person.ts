import * as v from 'valibot';
import { plain } from '../../schema/codec.ts';
import { ROLES } from '../../schema/roles.ts';
import { wholeNumber } from '../../schema/scalars.ts';
import { emailSchema } from '../request-publication.ts';

/** The maximum length of the name of a person or a library, in characters. */
export const NAME_LIMIT = 120;

/** The name of a person or a library, in one line. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(NAME_LIMIT),
  v.regex(/^\P{Cc}*$/u),
);

/**
 * Whether a person can sign in at a library. `invited`: has not chosen a password yet. `deactivated`: is known, and has
 * no access.
 */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const;
/** See {@link PERSON_STATES}. */
export type PersonState = (typeof PERSON_STATES)[number];

const personSchema = v.object({
  id: wholeNumber,
  name: v.string(),
  /** The user name. */
  login: v.string(),
  /** Empty: no mail can be sent. */
  email: v.string(),
  /** Null: an account without access. */
  role: v.nullable(v.picklist(ROLES)),
  state: v.picklist(PERSON_STATES),
  /** Whether the password is followed by a code of the person's telephone (`docs/decisions.md` 102). */
  hasSecondFactor: v.boolean(),
  /** The number of open sessions at the library. */
  sessions: wholeNumber,
  /** When a session of the person was last begun or refreshed, in ISO 8601 and UTC. */
  seenAt: v.nullable(v.string()),
});
/** A person with an account at a library. */
export type Person = v.InferOutput<typeof personSchema>;

/** A person with an account at a library. */
export const personCodec = plain(personSchema);

/** People of a library in the order of their names, from an offset on. */
export const peoplePageCodec = plain(
  v.object({
    people: v.array(personSchema),
    /** The number of all people that match. */
    total: wholeNumber,
  }),
);
/** See {@link peoplePageCodec}. */
export type PeoplePage = v.InferOutput<typeof peoplePageCodec.schema>;

/** A person to be added and invited by mail. */
export const newPersonCodec = plain(
  v.strictObject({ name: nameSchema, email: emailSchema, role: v.picklist(ROLES) }),
);
/** See {@link newPersonCodec}. */
export type NewPerson = v.InferOutput<typeof newPersonCodec.schema>;

/** The role of a person, and whether the person has access. */
export const personAccessCodec = plain(
  v.strictObject({ role: v.picklist(ROLES), isActive: v.boolean() }),
);
/** See {@link personAccessCodec}. */
export type PersonAccess = v.InferOutput<typeof personAccessCodec.schema>;

/** The maximum length of a search for people, in characters. */
export const PEOPLE_QUERY_LIMIT = 200;

/** The maximum size of a file of people, in bytes. */
export const PEOPLE_FILE_LIMIT = 2 * 1024 * 1024;
/** The maximum number of people in a file. */
export const PEOPLE_FILE_LINES = 20_000;

/** The faults of a file of people as a whole. */
export const PEOPLE_FILE_FAULTS = ['no-table', 'no-columns', 'no-people', 'too-many'] as const;
/**
 * Why a line of a file is not taken. `taken`: the address has an account that is not of this library. `deactivated`: an
 * exported person without access.
 */
export const PERSON_LINE_FAULTS = [
  'no-name',
  'bad-name',
  'no-email',
  'bad-email',
  'unknown-role',
  'higher-role',
  'repeated',
  'taken',
  'deactivated',
] as const;
/** See {@link PERSON_LINE_FAULTS}. */
export type PersonLineFault = (typeof PERSON_LINE_FAULTS)[number];

const refusedLineSchema = v.object({
  /** Number of the line in the file, from 1. */
  line: wholeNumber,
  name: v.string(),
  email: v.string(),
  fault: v.picklist(PERSON_LINE_FAULTS),
});
/** A line of a file that is not taken. */
export type RefusedLine = v.InferOutput<typeof refusedLineSchema>;

/** The result of a file of people, or what it would be. */
export const peopleImportCodec = plain(
  v.variant('kind', [
    v.object({ kind: v.literal('unreadable'), fault: v.picklist(PEOPLE_FILE_FAULTS) }),
    v.object({
      kind: v.literal('read'),
      /** The number of people who are new. */
      added: wholeNumber,
      /** The number of people who have an account at the library already; they stay as they are. */
      known: wholeNumber,
      /** The number of lines that are not taken. */
      refused: wholeNumber,
      /** The first people who are new. */
      first: v.array(v.object({ name: v.string(), email: v.string(), role: v.picklist(ROLES) })),
      /** The first lines that are not taken. */
      problems: v.array(refusedLineSchema),
    }),
  ]),
);
/** See {@link peopleImportCodec}. */
export type PeopleImport = v.InferOutput<typeof peopleImportCodec.schema>;
