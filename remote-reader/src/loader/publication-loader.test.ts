import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  type AppearanceEntry,
  type Endpoint,
  encodeOpeningPart,
  endpoints,
  type OpeningCall,
  StatusError,
} from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BOOK, CONTENTS, LOAN, type OpenReader, openReader } from '../testing/open-reader.ts';

const PDF: AppearanceEntry = { docKey: 'doc/1', mimeType: 'application/pdf' };
const EPUB: AppearanceEntry = { docKey: 'doc-2', mimeType: 'application/epub+zip' };

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const publication = (...appearances: AppearanceEntry[]) => ({ metadata: { appearances } });
const path = () => opened?.host.navigation.current().pathname;
const open = async (
  answer: () => ReturnType<typeof publication> | Promise<ReturnType<typeof publication>>,
  answers: FakeAnswers = {},
) => {
  opened = await openReader({ getPublicationAppearances: answer, ...answers }, '/pub-1');
  return opened;
};

/** An answer as the server sends it. */
const wire = <P, Q, B, A>({ answer }: Endpoint<P, Q, B, A>, value: A): unknown =>
  answer.kind === 'json' ? answer.codec.encode(value) : undefined;

describe('a publication', () => {
  test('is looked for, which shows [R2.155]', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByRole('progressbar', { name: 'Looking for the document…' })).toBeTruthy();
  });

  test('with one appearance is read at once, in place of the loader [R2.156]', async () => {
    const { host } = await open(() => publication(PDF));
    await waitFor(() => expect(path()).toBe('/reader/doc%2F1'));
    expect(host.navigation.canGoBack()).toBe(false);
  });

  test('with several asks which one, by the name of its kind [R2.157 R3.1 R9.11]', async () => {
    const { host, change } = await open(() => publication(PDF, EPUB));
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    const { message, choose } = host.dialogs.shown[0] ?? {};
    expect(message?.title).toBe('Multiple appearances found for this publication');
    expect(message?.actions?.map(({ label }) => label)).toEqual(['PDF', 'EPUB']);
    await change(() => choose?.('doc-2'));
    await waitFor(() => expect(path()).toBe('/reader/doc-2'));
  });

  test('with several leads to the results when none is chosen [R2.157]', async () => {
    const { host, change } = await open(() => publication(PDF, EPUB));
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    await change(() => host.dialogs.shown[0]?.choose());
    await waitFor(() => expect(path()).toBe('/search'));
  });

  test('with one appearance is opened by one request, whose stream has all answers [R2.176]', async () => {
    const ofPublication = { pubKey: 'pub-1' };
    const ofDocument = { docKey: PDF.docKey };
    const parts: readonly [OpeningCall, unknown][] = [
      [{ call: 'acquireLicence', params: ofPublication }, wire(endpoints.acquireLicence, LOAN)],
      [
        { call: 'getPublicationAppearances', params: ofPublication },
        wire(endpoints.getPublicationAppearances, publication(PDF)),
      ],
      [{ call: 'getAppearance', params: ofDocument }, wire(endpoints.getAppearance, BOOK)],
      [
        { call: 'getReadingPlace', params: ofDocument },
        wire(endpoints.getReadingPlace, { place: null, now: 0 }),
      ],
      [{ call: 'getContents', params: ofDocument }, wire(endpoints.getContents, CONTENTS)],
    ];
    const page: OpeningCall = { call: 'getPage', params: { ...ofDocument, page: 1 } };
    const next = [...parts.slice(1).map(([call]) => call), page];
    let take: ((piece: Uint8Array) => void) | undefined;
    const { calls, change, viewer } = await open(() => publication(), {
      openPublication: (_request, { onBytes }) => {
        take = onBytes;
        return new Promise(() => undefined);
      },
    });
    await change(() => {
      for (const [call, answer] of parts) {
        const body = new TextEncoder().encode(JSON.stringify(answer));
        take?.(encodeOpeningPart({ ...call, mediaType: 'application/json', next }, body));
      }
      take?.(encodeOpeningPart({ ...page, mediaType: 'application/pdf' }, new Uint8Array(8)));
    });
    await waitFor(() => viewer(), { timeout: 5000 });
    expect(calls()).toEqual(['openPublication']);
  });

  test('with one appearance is borrowed once when its opening fails [R2.177]', async () => {
    const found = Promise.withResolvers<ReturnType<typeof publication>>();
    const { change, calls } = await open(() => found.promise);
    await change(() => found.resolve(publication(PDF)));
    await waitFor(() => expect(calls()).toContain('getContents'), { timeout: 5000 });
    expect(calls().slice(0, 3)).toEqual([
      'openPublication',
      'acquireLicence',
      'getPublicationAppearances',
    ]);
    expect(calls().filter((name) => name === 'acquireLicence')).toHaveLength(1);
    expect(calls()).not.toContain('releaseLicence');
  });

  test('that is a PDF has its first page asked for once', async () => {
    const found = Promise.withResolvers<ReturnType<typeof publication>>();
    const { change, calls, viewer } = await open(() => found.promise);
    await change(() => found.resolve(publication(PDF)));
    await waitFor(() => viewer());
    expect(calls().filter((name) => name === 'getPage')).toHaveLength(1);
  });

  test('with several is given back until one is chosen, and borrowed with it [R2.107]', async () => {
    const { host, change, calls, viewer } = await open(() => publication(PDF, EPUB));
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    await waitFor(() => expect(calls()).toContain('releaseLicence'));
    await change(() => host.dialogs.shown[0]?.choose('doc/1'));
    await waitFor(() => viewer(), { timeout: 5000 });
    expect(calls().filter((name) => name === 'acquireLicence')).toHaveLength(2);
    expect(calls().filter((name) => name === 'releaseLicence')).toHaveLength(1);
  });

  test('that is left before its appearances are there is given back [R2.107]', async () => {
    const { host, change, calls } = await open(() => new Promise(() => undefined));
    await change(() => host.navigation.navigate('/search'));
    await waitFor(() => expect(calls()).toContain('releaseLicence'));
  });

  test.each([
    ['of which there is nothing to read', () => publication()],
    [
      'that is unknown',
      () => {
        throw new StatusError(404, null);
      },
    ],
  ])('%s is given back', async (_which, answer) => {
    const { calls } = await open(answer);
    await waitFor(() => expect(calls()).toContain('releaseLicence'));
  });

  test('that is found after it was left leads nowhere', async () => {
    const found = Promise.withResolvers<ReturnType<typeof publication>>();
    const { host, change } = await open(() => found.promise);
    await change(() => host.navigation.navigate('/search'));
    await change(() => found.resolve(publication(PDF)));
    expect(path()).toBe('/search');
  });

  test('takes its question away when it is left [R2.157]', async () => {
    const { host, change } = await open(() => publication(PDF, EPUB));
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    await change(() => host.navigation.navigate('/search'));
    expect(host.dialogs.shown).toHaveLength(0);
    expect(path()).toBe('/search');
  });

  test.each([
    ['without one says so', () => publication(), ['No appearances found for this publication']],
    [
      'that is unknown is told so',
      () => {
        throw new StatusError(404, null);
      },
      ['Publication not found', 'The requested publication could not be found'],
    ],
    [
      'that fails for another reason is told so',
      () => {
        throw new StatusError(500, null);
      },
      ['The publication could not be opened'],
    ],
  ])('%s [R2.158 R8.16 R8.17]', async (_how, answer, texts) => {
    await open(answer);
    const alert = await screen.findByRole('alert');
    for (const text of texts) expect(alert.textContent).toContain(text);
  });

  test('that fails is tried again, and can be left for the results', async () => {
    let failed = 0;
    const { host, change } = await open(() => {
      failed += 1;
      if (failed === 1) throw new StatusError(500, null);
      return publication();
    });
    await screen.findByText('The publication could not be opened');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No appearances found for this publication');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(host.header.back?.label).toBe('Back to results');
    await change(() => host.header.back?.onPress());
    expect(path()).toBe('/search');
  });
});
