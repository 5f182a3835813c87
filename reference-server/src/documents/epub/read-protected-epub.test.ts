import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { MadeEpub } from '@leeszaal/test-documents';
import { readMadeEpub, TWO_CHAPTERS } from '../testing/read-made-epub.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const read = (made: MadeEpub) => readMadeEpub(folder, made);
const pages = TWO_CHAPTERS;

describe('encryption', () => {
  const encryption = (algorithm: string, path = 'OEBPS/font.otf') => ({
    'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${path}"/></enc:CipherData></enc:EncryptedData></encryption>`,
    'OEBPS/font.otf': 'font',
  });

  it('of fonts is undone when they are served', async () => {
    const idpf = await read({ pages, files: encryption('http://www.idpf.org/2008/embedding') });
    const identifier = 'urn:uuid:12345678-1234-1234-1234-123456789abc';
    expect(idpf.obfuscations).toEqual({
      'OEBPS/font.otf': { key: createHash('sha1').update(identifier).digest('hex'), length: 1040 },
    });
    const adobe = await read({ pages, files: encryption('http://ns.adobe.com/pdf/enc#RC') });
    expect(adobe.obfuscations).toEqual({
      'OEBPS/font.otf': { key: '12345678123412341234123456789abc', length: 1024 },
    });
  });

  it('of anything else means that the book is protected', async () => {
    for (const path of ['OEBPS/one.xhtml', '/OEBPS/one.xhtml', 'OEBPS/One.xhtml']) {
      const files = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc', path);
      await expect(read({ pages, files })).rejects.toMatchObject({ fault: 'protected' });
    }
  });
});

describe('rights of a book that does not say what is encrypted', () => {
  const files = { 'rights.xml': '<kdrm/>', 'OEBPS/one.xhtml': Uint8Array.from(Array(256).keys()) };

  it('mean that it is protected, when its text is illegible', async () => {
    await expect(read({ pages, files })).rejects.toMatchObject({ fault: 'protected' });
  });

  it('mean nothing, when it can be read', async () => {
    const { units } = await read({ pages, files: { 'rights.xml': '<kdrm/>' } });
    expect(units).toHaveLength(2);
  });
});
