import { availabilityCodec, availabilityRequestCodec } from '../entities/availability.ts';
import { listOf } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';

/**
 * Whether publications can be read now, in one call for all that are in view; an addition of ours (`docs/decisions.md`
 * 123). The keys are in the body, because proxies log addresses.
 */
export const getAvailability = defineEndpoint('getAvailability', {
  method: 'POST',
  path: '/search/availability',
  access: 'none',
  retry: 'safe',
  body: json(availabilityRequestCodec),
  answer: json(listOf(availabilityCodec)),
});
