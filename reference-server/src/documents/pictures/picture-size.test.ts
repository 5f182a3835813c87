import { describe, expect, it } from '@jest/globals';
import { inJxlContainer, makeJpeg, makeJxl, makePixels, makePng } from '@leeszaal/test-documents';
import { encodePicture } from './picture-codecs.ts';
import { pictureSize } from './picture-size.ts';

const pixels = makePixels(300, 270);
const text = (value: string) => Buffer.from(value, 'latin1');

describe('the head of a picture', () => {
  it('tells its kind and size', async () => {
    const size = { width: 300, height: 270 };
    const clear = makePixels(300, 270, true);
    expect(pictureSize(makePng(pixels))).toEqual({ kind: 'png', ...size });
    expect(pictureSize(await makeJpeg(pixels))).toEqual({ kind: 'jpeg', ...size });
    expect(pictureSize(await makeJpeg(pixels, 6))).toEqual({ kind: 'jpeg', ...size });
    expect(pictureSize(await encodePicture(pixels, 'small'))).toEqual({ kind: 'webp', ...size });
    expect(pictureSize(await encodePicture(pixels, 'lossless'))).toEqual({ kind: 'webp', ...size });
    // A transparent WebP has a longer header.
    expect(pictureSize(await encodePicture(clear, 'small'))).toEqual({ kind: 'webp', ...size });
  });

  it.each([
    ['sides in steps of eight', 80, 64],
    ['a ratio of the sides', 48, 32],
    ['sides of their own', 301, 270],
    ['long sides', 3, 5_000],
  ])('of a JPEG XL tells %s, also within a container', async (_, width, height) => {
    const jxl = await makeJxl(makePixels(width, height));
    const size = { kind: 'jxl', width, height };
    expect(pictureSize(jxl)).toEqual(size);
    expect(pictureSize(inJxlContainer(jxl, 'jxlc'))).toEqual(size);
    expect(pictureSize(inJxlContainer(jxl, 'jxlp'))).toEqual(size);
  });

  it('tells of no WebP that moves', () => {
    const head = (flags: number) =>
      Buffer.concat([
        text('RIFF....WEBPVP8X....'),
        Buffer.from([flags, 0, 0, 0, 9, 1, 0, 4, 0, 1]),
      ]);
    expect(pictureSize(head(0))).toEqual({ kind: 'webp', width: 266, height: 65_541 });
    expect(pictureSize(head(2))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a JPEG that ends before it begins', '\xff\xd8\xff\xe0\x00\x04..'],
    ['a JPEG of nothing but filling', '\xff\xd8\xff\xff\xff\xff'],
    ['a WebP of no kind', 'RIFF....WEBPNONE'],
    ['a container of JPEG XL that never ends', '\0\0\0\x0cJXL \r\n\x87\n\0\0\0\0jxll'],
    ['a container of something else', '\0\0\0\x0cJXL \r\n\x87\n\0\0\0\x08jxlc....'],
  ])('tells nothing of %s', (_, head) => {
    expect(pictureSize(text(head))).toBeUndefined();
  });
});
