import { describe, expect, it } from '@jest/globals';
import { makeJpeg, makePixels, makePng } from '@leeszaal/test-documents';
import { decodePicture, encodePicture } from './picture-codecs.ts';
import { pictureSize } from './picture-size.ts';
import { shrinkCover } from './shrink-cover.ts';

const photograph = makePixels(600, 900);
const shrink = (mediaType: string, bytes: Uint8Array) => shrinkCover({ mediaType, bytes }, 480);

describe('a cover', () => {
  it.each([
    ['a PNG', 'image/png', () => makePng(photograph)],
    ['a JPEG', 'image/jpeg', () => makeJpeg(photograph)],
    ['a WebP', 'image/webp', () => encodePicture(photograph, 'small')],
    ['one that is called something else', 'image/gif', () => makePng(photograph)],
  ])('becomes a small WebP: %s', async (_, mediaType, make) => {
    const { mediaType: became, bytes } = await shrink(mediaType, await make());
    expect(became).toBe('image/webp');
    expect(pictureSize(bytes)).toEqual({ kind: 'webp', width: 480, height: 720 });
    expect(bytes.length).toBeLessThan(20_000);
    const { data } = await decodePicture('webp', bytes);
    const middle = (360 * 480 + 240) * 4;
    for (const [at, value] of [128, 128, 134, 255].entries()) {
      expect(Math.abs((data[middle + at] ?? 0) - value)).toBeLessThan(8);
    }
  });

  it('keeps every pixel of a page, and what can be seen through', async () => {
    const page = { width: 300, height: 400, data: new Uint8ClampedArray(480_000).fill(255) };
    for (let at = 0; at < 100; at += 1) page.data.set([20, 20, 20, 255], (at * 1009 + 500) * 4);
    const { bytes } = await shrink('image/png', makePng(page));
    expect((await decodePicture('webp', bytes)).data).toEqual(page.data);

    const glass = await shrink('image/png', makePng(makePixels(600, 900, true)));
    const { data } = await decodePicture('webp', glass.bytes);
    expect([data[3], data.at(-1)]).toEqual([0, 255]);
  });

  it('stands as its camera was held', async () => {
    const { bytes } = await shrink('image/jpeg', await makeJpeg(makePixels(900, 600), 6));
    expect(pictureSize(bytes)).toEqual({ kind: 'webp', width: 480, height: 720 });
  });

  it.each([
    ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'image/gif', 'GIF89a\x01\x00\x01\x00'],
    ['nothing', 'image/png', ''],
  ])('stays as it came: %s', async (_, mediaType, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await shrink(mediaType, bytes)).toEqual({ mediaType, bytes });
  });

  it('stays as it came when it would not become smaller', async () => {
    const bytes = await encodePicture(makePixels(240, 320), 'small');
    expect(await shrink('image/webp', bytes)).toEqual({ mediaType: 'image/webp', bytes });
  });

  it('is refused when it is broken, and the next one is none the worse', async () => {
    const png = makePng(photograph);
    const head = (bytes: Uint8Array) => Uint8Array.from([...bytes.subarray(0, 600), 1, 2, 3]);
    for (const broken of [
      png.subarray(0, png.length / 2),
      head(await encodePicture(photograph, 'small')),
      Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 0, 0, 0]),
    ]) {
      await expect(shrink('image/png', broken)).rejects.toMatchObject({ fault: 'broken' });
    }
    expect(await shrink('image/png', png)).toMatchObject({ mediaType: 'image/webp' });
  });

  it.each([
    ['too many pixels', 5000, 5000],
    ['a strip that is higher than a WebP can be', 2, 20_000],
  ])('is refused before it is unpacked: %s', async (_, width, height) => {
    const png = makePng(makePixels(2, 2));
    const view = new DataView(png.buffer, png.byteOffset);
    view.setUint32(16, width);
    view.setUint32(20, height);
    await expect(shrink('image/png', png)).rejects.toMatchObject({ fault: 'too-large' });
  });
});
