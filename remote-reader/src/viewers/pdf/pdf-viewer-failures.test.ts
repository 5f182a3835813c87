import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { closePdfViewer, engine, openPdfViewer, settled } from './testing/open-pdf-viewer.ts';

afterEach(closePdfViewer);

describe('a first page that can not be had', () => {
  test('since the loan has ended is shown with the next loan, at its place [R4.19]', async () => {
    const { became, shownPage, source, stage, viewer, whenFailing } = openPdfViewer();
    source.fail('page 4', 'forbidden');
    whenFailing(() => viewer.purge());
    viewer.open('4.pdf');
    await became('empty');
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
    expect(stage().ariaBusy).toBe('false');
    source.fail('page 4', undefined);
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('though nothing was taken away is shown with the next loan as well [R4.19]', async () => {
    const { became, shownPage, source, stage, viewer } = openPdfViewer();
    source.fail('page 4', 'forbidden');
    viewer.open('4.pdf');
    await became('failed');
    expect(stage().ariaBusy).toBe('false');
    source.fail('page 4', undefined);
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('keeps its place when a person goes on turning, with a key that is held or from a search', async () => {
    const { became, shownPage, viewer } = openPdfViewer();
    viewer.open('4.pdf');
    await became('ready');
    viewer.purge();
    viewer.go({ to: 'next-page' });
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('keeps its place when the loan ends after that', async () => {
    const { became, source, viewer } = openPdfViewer();
    source.fail('page 4', 'failed');
    viewer.open('4.pdf');
    await became('failed');
    viewer.purge();
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
  });

  test('is no longer waited for when it is taken away', () => {
    const { source, stage, viewer } = openPdfViewer();
    source.hold();
    viewer.open();
    expect(stage().ariaBusy).toBe('true');
    viewer.purge();
    expect(stage().ariaBusy).toBe('false');
  });
});

test('a page that is shown and can not be painted anew stays, and that is told once', async () => {
  const { became, failures, shownPage, shows, viewer, whenFailing } = openPdfViewer();
  viewer.open('4.pdf');
  await became('ready');
  engine.paints = false;
  const { promise: told, resolve } = Promise.withResolvers<void>();
  whenFailing(resolve);
  viewer.zoom('in');
  await told;
  await settled();
  expect(failures.map(({ kind }) => kind)).toEqual(['page-open-failed']);
  expect(shownPage()).toBe(4);
  engine.paints = true;
  viewer.go({ to: 'next-page' });
  await shows(5);
});

test('a page whose engine or fonts are gone is fetched anew when it has to be painted again', async () => {
  const { became, failures, shownPage, source, stage, viewer } = openPdfViewer();
  viewer.open('4.pdf');
  await became('ready');
  const before = stage().firstElementChild;
  const times = () => source.asked.filter((call) => call === 'page 4').length;
  engine.isLost = true;
  viewer.zoom('in');
  await waitFor(() => expect(times()).toBe(2));
  await settled();
  expect([failures, shownPage()]).toEqual([[], 4]);
  const after = stage().firstElementChild;
  expect([after === before, after?.querySelectorAll('canvas').length]).toEqual([false, 1]);
});
