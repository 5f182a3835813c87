import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { routeEndpoints } from './route-endpoints.ts';
import type { Services } from './services.contract.ts';

const services = {} as Services;
const resolution = async () => ({ name: 'getDocumentFile', params: {} }) as const;

test('an endpoint within another one needs a resolution of that one at the start', () => {
  expect(() => routeEndpoints(fastify(), {}, services)).toThrow(
    /within getDocumentFile, which has no resolution$/,
  );
  const resolutions = { getDocumentFile: resolution };
  expect(() => routeEndpoints(fastify(), {}, services, { resolutions })).not.toThrow();
});
