import { describe, expect, it } from '@jest/globals';
import { DEMO_MEDIA, PICTURE_LINKS } from './demo-media.ts';

const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/svg+xml': [...new TextEncoder().encode('<svg')],
  'audio/wav': [...new TextEncoder().encode('RIFF')],
  'video/webm': [0x1a, 0x45, 0xdf, 0xa3],
};

describe('what belongs to the demonstration publications', () => {
  it.each([...DEMO_MEDIA])('%s is what it says', async (_name, { type, make }) => {
    const bytes = await make();
    expect([...bytes.subarray(0, 4)]).toEqual(BEGINNINGS[type]);
    expect(bytes.byteLength).toBeGreaterThan(1000);
  });

  it('has a picture for each address that a publication names', () => {
    const names = PICTURE_LINKS.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    expect(names.filter((name) => !DEMO_MEDIA.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(PICTURE_LINKS.length);
  });
});
