import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formOf } from '../testing/saml-peer.ts';
import { createSamlPair, keysOfTests, requestIn } from '../testing/saml-portal.ts';

beforeAll(keysOfTests);

describe('a comment', () => {
  const WHOLE = 'user@x.example.evil.example';

  test.each(['<!-- -->', '<!---->', '<![CDATA[]]>'])(
    'that was signed cuts nothing (%s)',
    async (cut) => {
      const { signIn } = await createSamlPair();
      const identity = await signIn({
        nameId: `user@x.example${cut}.evil.example`,
        attributes: [{ name: 'mail', values: [`user@x.example${cut}.evil.example`] }],
      });
      expect(identity).toMatchObject({ subject: WHOLE, email: WHOLE, claims: { nameID: [WHOLE] } });
    },
  );

  test.each(['<!-- -->', '<!--<saml:NameID>-->', '<![CDATA[]]>'])(
    'that was added to a signed text cuts nothing (%s)',
    async (cut) => {
      for (const response of [false, true]) {
        const { signIn } = await createSamlPair();
        const values = { nameId: WHOLE, attributes: [{ name: 'mail', values: [WHOLE] }] };
        const identity = await signIn(values, { response }, (xml) =>
          xml.replaceAll(WHOLE, `user@x.example${cut}.evil.example`),
        );
        expect(identity).toMatchObject({ subject: WHOLE, email: WHOLE });
      }
    },
  );

  test.each(['<?cut here?>', '<x/>', '&#x200b;'])('but %s breaks the signature', async (cut) => {
    const { signIn } = await createSamlPair();
    const altered = signIn({ nameId: WHOLE }, {}, (xml) =>
      xml.replace(WHOLE, `user@x.example${cut}.evil.example`),
    );
    await expect(altered).rejects.toMatchObject({ reason: 'invalid' });
  });
});

const LAUGHS = Array.from({ length: 12 }, (_, level) =>
  level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
).join('');

describe('a declaration is refused', () => {
  test.each([
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['a billion laughs', `<!DOCTYPE x [${LAUGHS}]>`],
    ['an external subset', '<!DOCTYPE x SYSTEM "https://evil.example/x.dtd">'],
    ['in small letters', '<!doctype x>'],
  ])('%s', async (_title, declaration) => {
    const { signIn } = await createSamlPair();
    const expected = { reason: 'invalid', message: expect.stringContaining('declaration') };
    for (const entity of ['&e;', '&l11;', 'person-1']) {
      const signing = signIn({}, {}, (xml) => `${declaration}${xml.replace('person-1', entity)}`);
      await expect(signing).rejects.toMatchObject(expected);
    }
    await expect(signIn({}, {}, (xml) => `${xml}${declaration}`)).rejects.toMatchObject(expected);
  });
});

describe('an algorithm is found however it is written', () => {
  const DIGEST = 'Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"';
  test.each([
    ["Algorithm = 'http://www.w3.org/2000/09/xmldsig#sha1'", 'misconfigured'],
    ['Algorithm\n=\t"http://www.w3.org/2000/09/xmldsig#sha1"', 'misconfigured'],
    ['Algorithm=http://www.w3.org/2000/09/xmldsig#sha1', 'invalid'],
    ['Algorithm="http://www.w3.org/2000/09/xmldsig#&#x73;ha1"', 'misconfigured'],
    ['Algorithm="&#x68;ttp://www.w3.org/2001/04/xmlenc#sha256"', 'misconfigured'],
    ['x:Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"', 'misconfigured'],
    ['Algorithm\u0001="http://www.w3.org/2000/09/xmldsig#sha1"', 'invalid'],
    ['Algorithm\u0085="http://www.w3.org/2000/09/xmldsig#sha1"', 'invalid'],
    ['Algorithm\u2028="http://www.w3.org/2000/09/xmldsig#sha1"', 'misconfigured'],
  ])('%j', async (written, reason) => {
    const { signIn } = await createSamlPair();
    const altered = signIn({}, {}, (xml) => {
      expect(xml).toContain(DIGEST);
      return xml.replace(DIGEST, written);
    });
    await expect(altered).rejects.toMatchObject({ reason });
  });
});

describe('rubbish is refused', () => {
  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
  const RESPONSE = '<Response InResponseTo="_1"><Status><StatusCode Value="';
  const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success"/></Status>';

  test.each([
    ['nothing', ''],
    ['not base64', '%%%'],
    ['of the alphabet for addresses', 'PD94bWwg-_-_'],
    ['not XML', base64('hello')],
    ['JSON', base64('{"Response":{}}')],
    ['HTML', base64('<html><body>Response</body></html>')],
    ['another root', base64('<Assertion/>')],
    ['not closed', base64('<Response><Status>')],
    ['two roots', base64('<a/><b/>')],
    ['an unknown entity', base64('<Response>&e;</Response>')],
    ['not UTF-8', base64(Uint8Array.of(0x3c, 0xff, 0xfe))],
    ['UTF-16', base64(Buffer.from('<Response/>', 'utf16le'))],
    ['with a zero', base64('<Response>\0</Response>')],
    ['a megabyte of one letter', base64('A'.repeat(1_000_000))],
    ['more than a megabyte of base64', 'A'.repeat(1_500_000)],
    ['deep', base64('<a>'.repeat(100_000))],
    ['deep and closed', base64('<a>'.repeat(60_000) + '</a>'.repeat(60_000))],
    [
      'deep in its assertion',
      base64(
        `${RESPONSE}${SUCCESS}<Assertion>${'<a>'.repeat(90)}${'</a>'.repeat(90)}</Assertion></Response>`,
      ),
    ],
    [
      'wide in its assertion',
      base64(
        `${RESPONSE}${SUCCESS}<Assertion>${'<a b="c"/>'.repeat(40_000)}</Assertion></Response>`,
      ),
    ],
    [
      'with many attributes',
      base64(
        `${RESPONSE}${SUCCESS}<Assertion ${Array.from({ length: 20_000 }, (_, n) => `a${n}="b"`).join(' ')}/></Response>`,
      ),
    ],
  ])('%s', async (_title, message) => {
    const { provider } = await createSamlPair();
    const finished = provider.finish(
      { query: {}, form: { SAMLResponse: message } },
      { request: '_1' },
    );
    await expect(finished).rejects.toMatchObject({ name: 'ProviderRefusal', reason: 'invalid' });
  });

  test('in any place of a response that is signed', async () => {
    const { provider, peer } = await createSamlPair();
    const { kept } = await provider.begin('state');
    const xml = await peer.respond({ request: requestIn(kept) });
    const { handle, ...person } = await provider.finish(formOf(xml), kept);
    const edit = fc.record({
      at: fc.nat({ max: xml.length - 1 }),
      length: fc.nat({ max: 30 }),
      text: fc.oneof(
        fc.string({ maxLength: 10 }),
        fc.constantFrom('<!---->', '<a>', '</a>', '<a/>', '"', '&amp;', '<![CDATA[', ']]>', 'evil'),
        fc.nat({ max: xml.length - 1 }).map((from) => xml.slice(from, from + 200)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const altered = edits.reduce(
          (text, { at, length, text: added }) =>
            text.slice(0, at) + added + text.slice(at + length),
          xml,
        );
        const result = await provider.finish(formOf(altered), kept).catch((error: Error) => error);
        if (result instanceof Error) expect(result.name).toBe('ProviderRefusal');
        else expect(result).toMatchObject(person);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a refusal', () => {
  test('is one short line, whatever the message says', async () => {
    const { signIn } = await createSamlPair();
    const statusMessage = `a\n\u202e${'b'.repeat(5000)}`;
    const refused = await signIn({ status: ['Requester'], statusMessage }).catch((error) => error);
    expect(refused.message).toMatch(/^The provider refused the sign-in: Requester: a b+$/);
    expect(refused.message.length).toBeLessThan(400);
  });

  test('tells no secret', async () => {
    const [own] = await keysOfTests();
    const { signIn } = await createSamlPair();
    const refusals = await Promise.all([
      signIn({ audience: 'x' }).catch((error) => error),
      signIn({}, { encryption: 'cbc', assertion: false, response: true }).catch((error) => error),
      signIn({}, { assertion: false }).catch((error) => error),
    ]);
    for (const refused of refusals) {
      expect(refused.message).not.toContain(own.privateKey.slice(40, 80));
      expect(refused.message).not.toMatch(/person-1|ada@/);
    }
  });
});
