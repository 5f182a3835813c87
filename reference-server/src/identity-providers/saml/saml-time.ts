import { CLOCK_TOLERANCE_SECONDS } from '../provider.contract.ts';
import { invalid, quoted } from './xml/saml-refusal.ts';

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/;

/**
 * A moment of a message in seconds since 1970. Without a time zone it is in UTC (SAML core, section 1.3.3).
 *
 * @throws ProviderRefusal
 */
export function readMoment(text: string): number {
  const [, local, zone = 'Z'] = MOMENT.exec(text) ?? [];
  const milliseconds = Date.parse(`${local}${zone}`);
  if (Number.isNaN(milliseconds)) throw invalid(`This is no moment: ${quoted(text)}`);
  return milliseconds / 1000;
}

/** The time within which something is valid, as it is written; undefined: without this bound. */
export interface Validity {
  readonly notBefore?: string | undefined;
  readonly notOnOrAfter?: string | undefined;
}

/**
 * Why something is not valid now, with the tolerated difference between the clocks; undefined: it is.
 *
 * @throws ProviderRefusal when a bound is no moment
 */
export function invalidNow({ notBefore, notOnOrAfter }: Validity, now: number): string | undefined {
  if (notBefore !== undefined && readMoment(notBefore) > now + CLOCK_TOLERANCE_SECONDS) {
    return `not valid before ${quoted(notBefore)}`;
  }
  if (notOnOrAfter !== undefined && readMoment(notOnOrAfter) <= now - CLOCK_TOLERANCE_SECONDS) {
    return `expired at ${quoted(notOnOrAfter)}`;
  }
  return undefined;
}
