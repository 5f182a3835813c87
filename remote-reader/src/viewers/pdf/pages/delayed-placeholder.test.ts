import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createMemorySource } from '../../../source/testing/memory-source.ts';
import { DelayedPlaceholder } from './delayed-placeholder.ts';

describe('what stands in for a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const source = () => createMemorySource({});

  test('is not even asked for when the page is quick', () => {
    const document = source();
    const placeholder = new DelayedPlaceholder(document, () => undefined);
    placeholder.wait(3);
    jest.advanceTimersByTime(149);
    placeholder.stop();
    jest.runAllTimers();
    expect(document.asked).toEqual([]);
  });

  test('is asked for when the page takes long, of the last page that is waited for alone', () => {
    const document = source();
    const placeholder = new DelayedPlaceholder(document, () => undefined);
    placeholder.wait(3);
    jest.advanceTimersByTime(140);
    placeholder.wait(9);
    jest.advanceTimersByTime(149);
    expect(document.asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(document.asked).toEqual(['thumbnail 9']);
  });
});
