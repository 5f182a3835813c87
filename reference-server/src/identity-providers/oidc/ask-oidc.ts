import type { OidcSettings } from '@leeszaal/shared-contracts';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { Json, Standing } from '../provider.contract.ts';
import { handleSchema, identityOf, storable } from './oidc-identity.ts';
import { toOidcRefusal } from './oidc-refusal.ts';

/** How a provider is asked. */
interface Asking {
  readonly settings: OidcSettings;
  readonly connect: () => Promise<client.Configuration>;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** Asks with the refresh token of a session whether the person still has access; never rejects. */
export async function askOidc({ settings, connect, now }: Asking, stored: Json): Promise<Standing> {
  const { success, output: handle } = v.safeParse(handleSchema, stored);
  if (!success) return { kind: 'gone' };
  const { refreshToken, until = 0 } = handle;
  if (refreshToken === undefined) {
    return until > now() ? { kind: 'active', handle: stored } : { kind: 'gone' };
  }
  let renewed = handle;
  try {
    const configuration = await connect();
    const tokens = await client.refreshTokenGrant(configuration, refreshToken);
    // A new refresh token counts even if what follows fails.
    renewed = { ...handle, refreshToken: tokens.refresh_token ?? refreshToken };
    const identity = await identityOf(configuration, tokens, {
      ...{ settings, now: now(), earlier: handle },
    });
    return { kind: 'active', identity, handle: identity.handle };
  } catch (error) {
    const isOver = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
    if (isOver) return { kind: 'gone' };
    return { kind: 'unknown', cause: toOidcRefusal(error), handle: storable(renewed) };
  }
}
