import { hasRole, ROLES } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';

const ADMINISTRATORS = ROLES.filter((role) => hasRole(role, 'admin'));

/** The step after a right password. */
export type SecondStep = 'none' | 'code' | 'set-up';

interface State {
  readonly isSet: boolean;
  /** Whether the account is of an administrator of a library that demands a second factor. */
  readonly isDemanded: boolean;
}

/** Whether an account has a second factor, and whether a library demands one of it. */
export async function secondFactorState(database: Queryable, userId: number): Promise<State> {
  const [state] = await database.query<Row & State>(
    `select exists (select from second_factors where user_id = $1) as "isSet", exists (
       select from user_clients m join clients c on c.ref = m.client_ref
       where m.user_id = $1 and m.deactivated_at is null and m.role = any($2::text[])
         and c.settings->'requiresSecondFactor' = 'true'::jsonb) as "isDemanded"`,
    [userId, ADMINISTRATORS],
  );
  return state ?? { isSet: false, isDemanded: false };
}

/** The step after the password of an account, at whichever library its session begins. */
export async function secondStepOf(database: Queryable, userId: number): Promise<SecondStep> {
  const { isSet, isDemanded } = await secondFactorState(database, userId);
  return isSet ? 'code' : isDemanded ? 'set-up' : 'none';
}
