import { describe, expect, test } from '@jest/globals';
import { AbortedError } from '@leeszaal/shared-contracts';
import { fetchAhead } from './fetch-ahead.ts';
import { createMemorySource } from './testing/memory-source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const document = {
  pages: { 1: bytes('one'), 2: bytes('two') },
  segments: { 'a.xhtml': '<p>a</p>' },
};
const never = new AbortController().signal;

describe('what is fetched before anybody asks', () => {
  test('is answered once, and asked for no more than that [R2.105]', async () => {
    const source = createMemorySource(document);
    const ahead = fetchAhead(source, { page: 1 }, () => 'key', never);
    expect(source.asked).toEqual(['page 1']);
    expect(await ahead.page(1)).toEqual(bytes('one'));
    expect(source.asked).toEqual(['page 1']);
    await ahead.page(1);
    expect(source.asked).toEqual(['page 1', 'page 1']);
  });

  test('is a segment of an EPUB as well', async () => {
    const source = createMemorySource(document);
    const ahead = fetchAhead(source, { segment: 'a.xhtml' }, () => 'key', never);
    expect((await ahead.segment('a.xhtml')).markup).toBe('<p>a</p>');
    expect(source.asked).toEqual(['segment a.xhtml']);
  });

  test('is nothing to a caller that asks for something else', async () => {
    const source = createMemorySource(document);
    const ahead = fetchAhead(source, { page: 1 }, () => 'key', never);
    expect(await ahead.page(2)).toEqual(bytes('two'));
    expect(await ahead.page(1)).toEqual(bytes('one'));
    expect(source.asked).toEqual(['page 1', 'page 2']);
  });

  test('that fails is asked for again by the caller, which is told why [R2.105]', async () => {
    const source = createMemorySource(document);
    source.fail('page 1', 'missing');
    const ahead = fetchAhead(source, { page: 1 }, () => 'key', never);
    await expect(ahead.page(1)).rejects.toMatchObject({ reason: 'missing' });
    expect(source.asked).toEqual(['page 1', 'page 1']);
    source.fail('page 1', undefined);
    expect(await ahead.page(1)).toEqual(bytes('one'));
  });

  test('under a key that has lapsed is not used [R2.105]', async () => {
    const source = createMemorySource(document);
    let key = 'first';
    const ahead = fetchAhead(source, { page: 1 }, () => key, never);
    key = 'second';
    await ahead.page(1);
    expect(source.asked).toEqual(['page 1', 'page 1']);
  });

  test('is not handed to a caller that has gone on meanwhile', async () => {
    const source = createMemorySource(document);
    const letGo = source.hold();
    const ahead = fetchAhead(source, { page: 1 }, () => 'key', never);
    const abort = new AbortController();
    const asked = ahead.page(1, { signal: abort.signal });
    abort.abort();
    letGo();
    await expect(asked).rejects.toBeInstanceOf(AbortedError);
  });
});
