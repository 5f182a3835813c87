import { afterEach, expect, jest, test } from '@jest/globals';
import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import {
  AuthenticationError,
  type CallOptions,
  encodeOpeningPart,
  endpoints,
  OPENING_TYPE,
  type OpeningCall,
  StatusError,
} from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/react';
import { createOpenings, MOUNT_MS, STALL_MS } from './openings.ts';
import type { OpeningRequest } from './sent-opening.ts';

const PUBLICATION = { metadata: { appearances: [{ docKey: 'd', mimeType: 'application/pdf' }] } };
const PAGE: OpeningCall = { call: 'getPage', params: { docKey: 'd', page: 3 } };
const LICENCE: OpeningCall = { call: 'acquireLicence', params: { pubKey: 'p' } };
const FORMS: OpeningCall = { call: 'getPublicationAppearances', params: { pubKey: 'p' } };

/** The page, as its single call answers it. */
const OWN = 'the page itself';

const json = (call: OpeningCall, value: unknown, next: OpeningCall[] = []) =>
  encodeOpeningPart(
    { ...call, mediaType: 'application/json', next },
    new TextEncoder().encode(JSON.stringify(value)),
  );
const loan = (...next: OpeningCall[]) =>
  json(LICENCE, { licenseKey: 'key', softExpiryTime: 600 }, next);

/** A host whose server streams what the test says, and answers the single calls. */
function streaming({ isOld = false, fails }: { isOld?: boolean; fails?: Error } = {}) {
  const { promise: ended, resolve: finish, reject: breakOff } = Promise.withResolvers<void>();
  const pieces: number[] = [];
  let told: CallOptions = {};
  const answer = async (_request: unknown, options: CallOptions) => {
    if (fails) throw fails;
    told = options;
    options.signal?.addEventListener('abort', () => breakOff(options.signal?.reason));
    await ended;
    // jsdom lacks `Blob.arrayBuffer`.
    const arrayBuffer = async () => Uint8Array.from(pieces).buffer;
    return { bytes: Object.assign(new Blob(), { arrayBuffer }), mediaType: OPENING_TYPE };
  };
  const host = createFakeHost({
    answers: {
      openPublication: answer,
      openDocument: answer,
      getPublicationAppearances: () => ({ metadata: { appearances: [] } }),
      acquireLicence: () => ({ licenseKey: 'own', softExpiryTime: 600 }),
      getPage: () => ({ bytes: new Blob([OWN]), mediaType: 'application/pdf' }),
      releaseLicence: () => undefined,
    },
  });
  const http = prefetching(host.context);
  const openings = createOpenings();
  return {
    host,
    http,
    openings,
    open: (request: OpeningRequest = { pubKey: 'p' }) => openings.open(host.context, request),
    press: (request: OpeningRequest = { pubKey: 'p' }) =>
      openings.sendAhead(host.context.http, request),
    send(...sent: Uint8Array[]) {
      for (const piece of sent) {
        pieces.push(...piece);
        if (!isOld) told.onBytes?.(piece);
      }
    },
    finish,
    breakOff,
    forms: () => http.call(endpoints.getPublicationAppearances, { params: { pubKey: 'p' } }),
    borrow: () => http.call(endpoints.acquireLicence, { params: { pubKey: 'p' } }),
    async page(page = 3) {
      const request = { params: { docKey: 'd', page }, query: { licenseKey: 'key' } };
      return (await http.call(endpoints.getPage, request)).bytes.size;
    },
    asked: () => host.http.calls.map(({ name }) => name),
    released: () => host.http.requestsOf('releaseLicence'),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => {
  jest.useRealTimers();
});

test('one request answers the calls that follow it, each when its part is here [R2.176]', async () => {
  const { open, send, finish, forms, borrow, page, asked } = streaming();
  open();
  const found = forms();
  const borrowed = borrow();
  await settled();
  send(loan(FORMS, PAGE));
  expect(await borrowed).toEqual({ licenseKey: 'key', softExpiryTime: 600 });
  const shown = page();
  send(json(FORMS, PUBLICATION));
  expect(await found).toEqual(PUBLICATION);
  send(encodeOpeningPart({ ...PAGE, mediaType: 'application/pdf' }, Uint8Array.of(65, 66)));
  expect(await shown).toBe(2);
  finish();
  await settled();
  expect(asked()).toEqual(['openPublication']);
});

test('a host that passes on no pieces gives the same answers at the end [R2.176]', async () => {
  const { open, send, finish, forms, borrow, asked } = streaming({ isOld: true });
  open();
  const all = Promise.all([forms(), borrow()]);
  await settled();
  send(loan(FORMS), json(FORMS, PUBLICATION));
  finish();
  expect(await all).toEqual([PUBLICATION, { licenseKey: 'key', softExpiryTime: 600 }]);
  expect(asked()).toEqual(['openPublication']);
});

test('a request of a press is that of its mount, whatever has arrived meanwhile [R2.222]', async () => {
  for (const isEarly of [true, false]) {
    const { press, open, send, forms, borrow, asked, released } = streaming();
    press();
    await settled();
    const parts = [loan(FORMS), json(FORMS, PUBLICATION)];
    if (isEarly) send(...parts);
    open();
    const all = Promise.all([forms(), borrow()]);
    if (!isEarly) send(...parts);
    expect(await all).toEqual([PUBLICATION, { licenseKey: 'key', softExpiryTime: 600 }]);
    expect(asked()).toEqual(['openPublication']);
    expect(released()).toEqual([]);
  }
});

test('a refusal that arrives before the mount is told to it [R2.222]', async () => {
  const fails = new StatusError(403, { users: ['A'] });
  const { press, open, borrow, asked } = streaming({ fails });
  press();
  await settled();
  open();
  await expect(borrow()).rejects.toMatchObject({ status: 403, body: { users: ['A'] } });
  expect(asked()[0]).toBe('openPublication');
  expect(asked()).not.toContain('acquireLicence');
});

test('the loan of a press without a mount is released, whenever it arrives [R2.223]', async () => {
  for (const isEarly of [true, false]) {
    jest.useFakeTimers();
    const { press, send, released, asked } = streaming();
    press();
    await jest.advanceTimersByTimeAsync(0);
    if (isEarly) send(loan(FORMS));
    await jest.advanceTimersByTimeAsync(MOUNT_MS - 1);
    expect(released()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    if (!isEarly) send(loan(FORMS));
    await jest.advanceTimersByTimeAsync(0);
    expect(released()).toEqual([{ params: { licenseKey: 'key' } }]);
    expect(asked()).toEqual(['openPublication', 'releaseLicence']);
    jest.useRealTimers();
  }
});

test('a page that is left before the mount releases the loan of its press [R2.223]', async () => {
  const { press, send, released } = streaming();
  press();
  await settled();
  send(loan(FORMS));
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(released()).toEqual([{ params: { licenseKey: 'key' } }]);
});

test('a mount of another document takes no request of a press, whose loan is released [R2.223]', async () => {
  const { press, open, host, send, released } = streaming();
  press({ docKey: 'd', pubKey: 'p' });
  await settled();
  send(loan());
  open({ docKey: 'd', pubKey: 'p', at: '' });
  await settled();
  expect(released()).toEqual([{ params: { licenseKey: 'key' } }]);
  expect(host.http.requestsOf('openDocument')).toHaveLength(2);
});

test('a document is opened by its key, at the place of the address [R2.176]', async () => {
  const { open, host } = streaming();
  open({ docKey: 'd', at: '3.pdf' });
  await settled();
  expect(host.http.requestsOf('openDocument')).toEqual([
    { params: { docKey: 'd' }, query: { at: '3.pdf' } },
  ]);
});

test('what fails, breaks off or does not fit is asked for again, alone [R2.177]', async () => {
  for (const spoil of [
    ({ send, finish }: ReturnType<typeof streaming>) => {
      send(encodeOpeningPart(PAGE));
      finish();
    },
    ({ breakOff }: ReturnType<typeof streaming>) => breakOff(),
    ({ finish }: ReturnType<typeof streaming>) => finish(),
  ]) {
    const reader = streaming();
    reader.open();
    const borrowed = reader.borrow();
    await settled();
    reader.send(loan(PAGE));
    expect((await borrowed).licenseKey).toBe('key');
    const shown = reader.page();
    spoil(reader);
    expect(await shown).toBe(OWN.length);
    expect(reader.asked()).toEqual(['openPublication', 'getPage']);
  }
});

test('a stream that goes silent keeps no call waiting [R2.177]', async () => {
  const { open, send, page, borrow, asked } = streaming();
  open();
  const borrowed = borrow();
  await settled();
  jest.useFakeTimers();
  send(loan(PAGE));
  expect((await borrowed).licenseKey).toBe('key');
  const shown = page();
  await jest.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(asked()).toEqual(['openPublication']);
  await jest.advanceTimersByTimeAsync(1);
  expect(await shown).toBe(OWN.length);
  expect(asked()).toEqual(['openPublication', 'getPage']);
});

test('a loan that is refused is refused once [R2.177]', async () => {
  const { open, forms, borrow, asked } = streaming({
    fails: new StatusError(403, { users: ['A'] }),
  });
  open();
  const found = forms();
  await expect(borrow()).rejects.toMatchObject({ status: 403, body: { users: ['A'] } });
  expect(await found).toEqual({ metadata: { appearances: [] } });
  expect(asked()).toEqual(['openPublication', 'getPublicationAppearances']);
});

test('a refusal without a reason may be that of a server without openings [R2.177]', async () => {
  const { open, borrow, asked } = streaming({ fails: new StatusError(403, { error: 'denied' }) });
  open();
  expect(await borrow()).toMatchObject({ licenseKey: 'own' });
  expect(asked()).toEqual(['openPublication', 'acquireLicence']);
});

test('without a session nothing is asked for again [R2.177]', async () => {
  const { open, forms, borrow, asked } = streaming({ fails: new AuthenticationError('over') });
  open();
  const borrowed = borrow();
  await expect(forms()).rejects.toBeInstanceOf(AuthenticationError);
  await expect(borrowed).rejects.toBeInstanceOf(AuthenticationError);
  expect(asked()).toEqual(['openPublication']);
});

test.each([404, 405, 501])(
  'a server without openings (%i) is asked for none again [R2.178]',
  async (status) => {
    const { open, forms, borrow, asked } = streaming({ fails: new StatusError(status, undefined) });
    open();
    const all = Promise.all([forms(), borrow()]);
    expect(await all).toEqual([
      { metadata: { appearances: [] } },
      { licenseKey: 'own', softExpiryTime: 600 },
    ]);
    expect(open()).toBeUndefined();
    expect(asked().filter((name) => name === 'openPublication')).toHaveLength(1);
  },
);

test('a document that is missing says nothing about the server [R2.178]', async () => {
  const missing = new StatusError(404, undefined);
  const { open, host, forms } = streaming({ fails: missing });
  host.http.answer({ getPublicationAppearances: () => Promise.reject(missing) });
  open();
  await expect(forms()).rejects.toBe(missing);
  expect(open()).toBeDefined();
});

test('a loan that nothing has taken is released, whenever it arrives [R2.179]', async () => {
  for (const isHere of [true, false]) {
    const { open, send, released, page } = streaming();
    const opening = open({ docKey: 'd' });
    await settled();
    if (!isHere) opening?.end();
    send(loan(PAGE));
    if (isHere) opening?.end();
    expect(released()).toEqual([{ params: { licenseKey: 'key' } }]);
    expect(await page()).toBe(OWN.length);
    opening?.end();
    expect(released()).toHaveLength(1);
  }
});

test('a loan that a keeper has taken is released by the keeper [R2.179]', async () => {
  const { open, send, released, borrow } = streaming();
  const opening = open();
  const borrowed = borrow();
  await settled();
  opening?.end();
  send(loan(PAGE));
  expect((await borrowed).licenseKey).toBe('key');
  await waitFor(() => expect(released()).toEqual([]));
});
