import { afterEach, expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { createStore } from 'jotai';
import { createContextFactory } from './context-factory.ts';

const host = createFakeHost();
afterEach(host.dispose);

test('a remote learns that the host tells turns in queues [C2.494]', () => {
  const ports = { ...host.context, pictures: { take: () => undefined } };
  const contextFor = createContextFactory(ports, createStore());
  const make = contextFor('catalogue', { kind: 'named', name: 'search' });
  expect(make(host.context.signal).tellsTurns).toBe(true);
});
