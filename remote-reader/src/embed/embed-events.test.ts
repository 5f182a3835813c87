import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { AuthenticationError, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SourceError } from '../source/source-error.ts';
import { LOAN, NOVEL, type OpenReader, openEmbed, openReader } from '../testing/open-reader.ts';
import { placeAt } from './position.ts';

let opened: OpenReader | undefined;
beforeEach(() => {
  opened = undefined;
});
afterEach(() => opened?.close());

const events = () => opened?.host.embed.events ?? [];
const kinds = () => events().map(({ kind }) => kind);

/** Mounts an embed without waiting for the document. */
async function open(answers: FakeAnswers, language?: 'nl'): Promise<OpenReader> {
  opened = await openReader(answers, undefined, undefined, {
    placement: 'embed',
    ...(language && { language }),
  });
  return opened;
}

const refuse = (status: number, body: unknown = null) => {
  throw new StatusError(status, body);
};

describe('the page around an embedded reader', () => {
  test('learns of the document, its pages and the positions on them [R2.165 R2.166]', async () => {
    opened = await openEmbed();
    await opened.change(() => opened?.viewer().go({ to: 'page', page: 40 }));
    expect(events()).toMatchObject([
      {
        kind: 'opened',
        docKey: 'doc-1',
        title: 'A Handbook / of Rooms',
        format: 'pdf',
        pages: 100,
      },
      { kind: 'page', page: 1, pages: 100 },
      { kind: 'position' },
      { kind: 'page', page: 40, pages: 100 },
      { kind: 'position', progress: 0.4 },
    ]);
    const last = events().at(-1);
    expect(last?.kind === 'position' && placeAt(last.position)).toBe('40.pdf');
  });

  test('learns of no page numbers in an EPUB [R2.166]', async () => {
    opened = await openEmbed({ getAppearance: () => NOVEL });
    expect(events()).toMatchObject([{ kind: 'opened', format: 'epub' }, { kind: 'position' }]);
    expect(events()[0]).not.toHaveProperty('pages');
  });

  test('learns nothing in the portal, which has no such port', async () => {
    opened = await openReader();
    await waitFor(() => opened?.viewer());
    expect(events()).toEqual([]);
    expect(opened.host.embed.commands()).toBeUndefined();
  });

  test('learns that the loan has ended, that it cannot be had again, and why [R2.167]', async () => {
    opened = await openEmbed();
    opened.host.http.answer({
      getLicenceExpiry: () => null,
      acquireLicence: () => refuse(403, { users: ['Ada'] }),
    });
    await opened.change(() => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(kinds()).toContain('expired'));
    await userEvent.click(await screen.findByRole('button', { name: 'Request extension' }));
    await waitFor(() =>
      expect(events().slice(3)).toEqual([
        { kind: 'expired' },
        { kind: 'failed', reason: 'in-use', message: 'This document is already in use' },
      ]),
    );
  });

  test('is not told again of a page that the next loan shows [R2.166 R2.167]', async () => {
    opened = await openEmbed();
    opened.host.http.answer({ getLicenceExpiry: () => null });
    await opened.change(() => window.dispatchEvent(new Event('online')));
    await userEvent.click(await screen.findByRole('button', { name: 'Request extension' }));
    await waitFor(() => expect(opened?.viewer().state().kind).toBe('ready'));
    expect(kinds()).toEqual(['opened', 'page', 'position', 'expired']);
  });

  test.each([
    ['held by others', () => refuse(403, {}), 'in-use', 'Dit document is al in gebruik'],
    [
      'for other people',
      () => refuse(403, { code: 'staff-only' }),
      'unauthenticated',
      'Geen toegang tot dit document',
    ],
    ['gone', () => refuse(404), 'not-found', 'Dit document kon niet worden geleend'],
    ['failing', () => refuse(500), 'unknown', 'Dit document kon niet worden geleend'],
  ])(
    'learns that a document is %s, in the language of the reader [R2.167]',
    async (_what, acquireLicence, reason, message) => {
      await open({ acquireLicence }, 'nl');
      await waitFor(() => expect(events()).toEqual([{ kind: 'failed', reason, message }]));
    },
  );

  test.each([
    ['is not there', () => refuse(404), 'not-found', 'Metadata not found'],
    [
      'is out of reach',
      () => Promise.reject(new NetworkError()),
      'unreachable',
      'Metadata not found',
    ],
    ['is not for this token', () => refuse(403), 'unauthenticated', 'No access to this document'],
  ])('learns that a document %s [R2.167]', async (_what, getAppearance, reason, message) => {
    await open({ getAppearance });
    await waitFor(() => expect(events()).toEqual([{ kind: 'failed', reason, message }]));
    expect(opened?.host.dialogs.shown[0]?.message.title).toBe(message);
  });

  test('is told of a lost session by the host, which ends the reader', async () => {
    await open({ getAppearance: () => Promise.reject(new AuthenticationError()) });
    await opened?.change(() => undefined);
    expect([events(), opened?.host.dialogs.shown]).toEqual([[], []]);
  });

  test('learns of each page that fails what the person reads [R2.167]', async () => {
    opened = await openEmbed();
    const { viewer, change, host } = opened;
    const offline = new SourceError('unreachable', new NetworkError());
    for (const failure of [
      { kind: 'page-missing' },
      { kind: 'page-fetch-failed', cause: offline },
    ] as const) {
      await change(() => viewer().options.onFailure(failure));
    }
    const told = events().slice(3);
    expect(told).toMatchObject([
      { kind: 'failed', reason: 'page' },
      { kind: 'failed', reason: 'unreachable' },
    ]);
    expect(host.dialogs.shown.map(({ message }) => message.body)).toEqual(
      told.map((event) => event.kind === 'failed' && event.message),
    );
  });

  test('learns nothing of a document that is closed, and its commands are withdrawn [R2.168]', async () => {
    const release = Promise.withResolvers<undefined>();
    opened = await openEmbed({ releaseLicence: () => release.promise });
    const { viewer, host, change } = opened;
    const { options } = viewer();
    const before = kinds();
    expect(host.embed.commands()).toBeDefined();
    await change(() => host.navigation.navigate('/search'));
    expect(host.embed.commands()).toBeUndefined();
    await change(() => options.onFailure({ kind: 'page-missing' }));
    release.resolve(undefined);
    expect(kinds()).toEqual(before);
  });

  test('learns of the next document when another is opened [R2.165 R2.168]', async () => {
    opened = await openEmbed();
    await opened.change(() => opened?.host.navigation.navigate('/reader/doc-2'));
    await waitFor(() => expect(events().at(-1)?.kind).toBe('position'));
    await waitFor(() =>
      expect(events().filter(({ kind }) => kind === 'opened')).toMatchObject([
        { docKey: 'doc-1' },
        { docKey: 'doc-2' },
      ]),
    );
    expect(opened.host.embed.commands()).toBeDefined();
  });
});

test('the loan of an embed is renewed after sleep as in the portal [R2.173]', async () => {
  opened = await openEmbed();
  const before = opened.calls().filter((name) => name === 'getLicenceExpiry').length;
  opened.host.http.answer({ getLicenceExpiry: () => LOAN });
  await opened.change(() => window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(opened?.calls().filter((name) => name === 'getLicenceExpiry').length).toBe(before + 1),
  );
});
