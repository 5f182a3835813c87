import { ResultCodeError } from 'ldapts';
import { ProviderRefusal, type RefusalReason } from '../provider.contract.ts';

/** Result codes (RFC 4511, appendix A) with which a directory says that it cannot answer now. */
const TEMPORARY: ReadonlySet<number> = new Set([3, 11, 51, 52, 80]);
/** Result codes for a name or a password that is not accepted: 32 no such object, 48 no password, 49 wrong. */
const WRONG: ReadonlySet<number> = new Set([32, 48, 49]);
/** Result codes for a password that the connection is not fit for: 7, 8 and 13. */
const UNFIT: ReadonlySet<number> = new Set([7, 8, 13]);
/** Result codes with which directories refuse a locked account: 19 and 53. */
const LOCKED: ReadonlySet<number> = new Set([19, 53]);

/**
 * Active Directory's reason in the text of code 49. These are given with the right password only: a time or a place
 * that is not allowed, an expired password, a disabled or expired account, a password that has to be changed.
 */
const DENIED_BY_ACTIVE_DIRECTORY = /, data (?:53[0-3]|701|773),/;

/**
 * The refusal for an error of a directory or a connection. The text of a directory is left out: it can contain what was
 * sent.
 */
export function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  if (error instanceof ResultCodeError) {
    const reason = TEMPORARY.has(error.code) ? 'unreachable' : 'misconfigured';
    return byCode(reason, 'The directory refused the search or its account', error);
  }
  const text = error instanceof Error ? error.message : 'unknown error';
  const message = `The directory could not be reached: ${text}`;
  return new ProviderRefusal('unreachable', message, { cause: error });
}

/** The refusal for an error of the sign-in of a person. */
export function personRefusalOf(error: unknown): ProviderRefusal {
  if (!(error instanceof ResultCodeError)) return refusalOf(error);
  return byCode(personReason(error), 'The directory refused the person', error);
}

function personReason({ code, message }: ResultCodeError): RefusalReason {
  if (code === 49 && DENIED_BY_ACTIVE_DIRECTORY.test(message)) return 'denied';
  if (WRONG.has(code)) return 'wrong';
  if (LOCKED.has(code)) return 'denied';
  return UNFIT.has(code) ? 'misconfigured' : 'unreachable';
}

const byCode = (reason: RefusalReason, what: string, { code }: ResultCodeError): ProviderRefusal =>
  new ProviderRefusal(reason, `${what} with result code ${code}.`);
