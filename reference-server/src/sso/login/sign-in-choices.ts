import type { Queryable } from '../../database/database.contract.ts';

/** An identity provider on the sign-in page. */
export interface SignInChoice {
  readonly id: number;
  readonly name: string;
}

/** The identity providers with which people can sign in; those of the preferred library first. */
export function signInChoices(
  database: Queryable,
  preferredClient: string,
): Promise<SignInChoice[]> {
  return database.query<SignInChoice & Readonly<Record<string, unknown>>>(
    // Among several libraries each provider has the name of its own: a library could name one after another library.
    `select p.id, case when (select count(*) from clients) > 1
       then p.name || ' (' || c.name || ')' else p.name end as name
     from identity_providers p join clients c on c.ref = p.client_ref and c.deactivated_at is null
     where p.is_active order by c.ref = $1 desc, c.name, p.name, p.id`,
    [preferredClient],
  );
}
