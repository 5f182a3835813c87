import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { portIsFree } from './port-is-free.ts';

it('knows a port that is taken from one that is free again', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await portIsFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await portIsFree(port)).toBe(true);
});
