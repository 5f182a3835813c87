import * as v from 'valibot';
import type { Json } from '../provider.contract.ts';

const handleSchema = v.object({
  /** The typed user name, for the filter. */
  login: v.string(),
  /** The value of the subject attribute, in base64. */
  subject: v.pipe(v.string(), v.base64()),
});

/** The data that find a person again, whose DN and login can change. */
export interface LdapHandle {
  readonly login: string;
  readonly subject: Buffer;
}

/** The handle as it is stored with a session. */
export const writeHandle = ({ login, subject }: LdapHandle): Json => ({
  login,
  subject: subject.toString('base64'),
});

/** The handle that was stored; undefined: it is not one of a directory. */
export function readHandle(stored: Json): LdapHandle | undefined {
  const { success, output } = v.safeParse(handleSchema, stored);
  if (!success) return undefined;
  return { login: output.login, subject: Buffer.from(output.subject, 'base64') };
}
