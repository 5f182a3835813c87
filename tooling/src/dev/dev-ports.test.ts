import { expect, it } from '@jest/globals';
import { devPorts } from './dev-ports.ts';

it('gives host, server and remotes a port of their own', () => {
  const ports = devPorts(undefined);
  expect([ports.host, ports.remote({ port: 4202 }), ports.backend]).toEqual([4200, 4202, 4210]);
});

it('moves all of them with PORT', () => {
  const ports = devPorts('5200');
  expect([ports.host, ports.remote({ port: 4202 }), ports.backend]).toEqual([5200, 5202, 5210]);
});

it.each(['none', '0', '3.5', '65535'])('says so when PORT is %s', (wanted) => {
  expect(() => devPorts(wanted)).toThrow(`and is ${wanted}.`);
});
