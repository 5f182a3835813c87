import { ProviderRefusal } from '../../provider.contract.ts';

const LONGEST_DETAIL = 300;

/** A text of another party as part of a message: on one line and short. */
export const quoted = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DETAIL);

/** A refusal of a message that is not what was asked for. */
export const invalid = (message: string, cause?: unknown): ProviderRefusal =>
  new ProviderRefusal('invalid', message, cause === undefined ? {} : { cause });

/** A refusal because the settings here and those at the provider do not fit. */
export const misconfigured = (message: string, cause?: unknown): ProviderRefusal =>
  new ProviderRefusal('misconfigured', message, cause === undefined ? {} : { cause });

/** Turns an error of a library into a refusal. Other refusals stay as they are. */
export function toSamlRefusal(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return invalid(`The SAML message is not accepted: ${quoted(detail)}`, error);
}
