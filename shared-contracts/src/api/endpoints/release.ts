import { countedCodec, liveRemotesCodec, releaseOutcomeCodec } from '../entities/release.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';

/** Reports on a release in a trial; an extension of the API (`docs/decisions.md`, Canaries). */
export const reportRelease = defineEndpoint('reportRelease', {
  method: 'POST',
  path: '/releases/outcomes',
  access: 'none',
  retry: 'effect',
  body: json(releaseOutcomeCodec),
  answer: json(countedCodec),
});
/** The releases of the portal, which belong to no library. */
export const getReleases = defineEndpoint('getReleases', {
  method: 'GET',
  path: '/admin/releases',
  access: 'superadmin',
  answer: json(liveRemotesCodec),
});
