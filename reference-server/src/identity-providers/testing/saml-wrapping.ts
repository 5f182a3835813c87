/* Signature wrapping: messages in which a signed part is valid and another part is what a careless reader finds. */

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
const SIGNATURE = /<ds:Signature[\s\S]*?<\/ds:Signature>/;

const partOf = (xml: string, pattern: RegExp): string => {
  const [part] = pattern.exec(xml) ?? [];
  if (part === undefined) throw new Error(`There is no ${pattern.source}.`);
  return part;
};

/** The assertion of a response. */
export const assertionIn = (xml: string): string => partOf(xml, ASSERTION);
/** The first signature of a part. */
export const signatureIn = (xml: string): string => partOf(xml, SIGNATURE);
/** Without its first signature. */
export const unsigned = (xml: string): string => xml.replace(SIGNATURE, '');

/** An assertion about another person, with an id of its own. */
export const evilAssertion = (assertion: string): string =>
  unsigned(assertion)
    .replaceAll('person-1', 'evil')
    .replaceAll('Ada', 'Eve')
    .replace(/ ID="[^"]*"/, ' ID="_evil"');

/** A response about another person, with an id of its own and without the signature of the response. */
export const evilResponse = (xml: string): string => {
  const assertion = assertionIn(xml);
  const frame = xml.replace(assertion, '{assertion}');
  return unsigned(frame.includes('<ds:Signature') ? frame : `${frame}<ds:Signature></ds:Signature>`)
    .replace(/ ID="[^"]*"/, ' ID="_evil-response"')
    .replace('{assertion}', evilAssertion(assertion));
};

const inside = (element: string, added: string): string =>
  element.replace(/(<\/[\w:]+>)$/, `${added}$1`);
const after = (element: string, tag: string, added: string): string =>
  element.replace(`</${tag}>`, `</${tag}>${added}`);
const before = (xml: string, added: string): string =>
  xml.replace('<saml:Assertion', `${added}<saml:Assertion`);
const inObject = (signature: string, added: string): string =>
  signature.replace('</ds:Signature>', `<ds:Object>${added}</ds:Object></ds:Signature>`);

/** How a wrapped message ends: refused, or read as the person whose assertion is signed. */
export type Ending = 'refused' | 'signed content';

/** A way to wrap a signed response. */
export interface Wrapping {
  readonly title: string;
  /** Whether the response has a signature of its own beside that of the assertion. */
  readonly response: boolean;
  readonly wrap: (xml: string) => string;
  readonly ending: Ending;
}

const replaceAssertion = (xml: string, make: (assertion: string) => string): string => {
  const assertion = assertionIn(xml);
  return xml.replace(assertion, () => make(assertion));
};

/** An evil assertion that has the signature of the other one. */
const evilSigned = (assertion: string, signature: string): string =>
  after(evilAssertion(assertion), 'saml:Issuer', signature);

const onAssertion = (
  title: string,
  make: (assertion: string) => string,
  ending: Ending = 'refused',
): Wrapping[] =>
  [false, true].map((response) => ({
    title,
    response,
    ending,
    wrap: (xml) => replaceAssertion(xml, make),
  }));

const onResponse = (
  title: string,
  wrap: (xml: string) => string,
  ending: Ending = 'refused',
): Wrapping => ({ title, response: true, wrap, ending });

/** The eight classical ways (Somorovsky et al., “On Breaking SAML”, 2012), and others. */
export const WRAPPINGS: readonly Wrapping[] = [
  onResponse('1: the signed response in the signature of an evil one', (xml) =>
    after(evilResponse(xml), 'saml:Issuer', inside(signatureIn(xml), unsigned(xml))),
  ),
  onResponse('2: the signed response and its signature beside each other in an evil one', (xml) =>
    after(evilResponse(xml), 'saml:Issuer', `${unsigned(xml)}${signatureIn(xml)}`),
  ),
  ...onAssertion(
    '3: an evil assertion before',
    (assertion) => evilAssertion(assertion) + assertion,
  ),
  ...onAssertion('3: an evil assertion after', (assertion) => assertion + evilAssertion(assertion)),
  ...onAssertion('4: an evil assertion around', (assertion) =>
    inside(evilAssertion(assertion), assertion),
  ),
  ...onAssertion(
    '5: the signature in an evil assertion, and the signed one at the end',
    (assertion) => evilSigned(assertion, signatureIn(assertion)) + unsigned(assertion),
  ),
  ...onAssertion('6: the signed assertion in the signature of an evil one', (assertion) =>
    evilSigned(assertion, inside(signatureIn(assertion), unsigned(assertion))),
  ),
  ...onAssertion(
    '7: an evil assertion in extensions',
    (assertion) => `<samlp:Extensions>${evilAssertion(assertion)}</samlp:Extensions>${assertion}`,
    'signed content',
  ),
  ...onAssertion(
    '8: the signed assertion in an object of the signature of an evil one',
    (assertion) => evilSigned(assertion, inObject(signatureIn(assertion), unsigned(assertion))),
  ),
  ...onAssertion(
    'the signed assertion in extensions, and an evil one',
    (assertion) => `<samlp:Extensions>${assertion}</samlp:Extensions>${evilAssertion(assertion)}`,
  ),
  ...onAssertion(
    'the signed assertion in extensions, and an evil one with its signature',
    (assertion) =>
      `<samlp:Extensions>${unsigned(assertion)}</samlp:Extensions>${evilSigned(assertion, signatureIn(assertion))}`,
  ),
  ...onAssertion('the signed assertion in an object of its own signature', (assertion) =>
    evilSigned(assertion, inObject(signatureIn(assertion), assertion)),
  ),
  ...onAssertion(
    'an evil assertion in an object of the signature',
    (assertion) =>
      assertion.replace(signatureIn(assertion), (signature) =>
        inObject(signature, evilAssertion(assertion)),
      ),
    'signed content',
  ),
  ...onAssertion('an evil assertion with the id of the signed one', (assertion) => {
    const [id = ''] = / ID="[^"]*"/.exec(assertion) ?? [];
    const evil = evilAssertion(assertion).replace(' ID="_evil"', id);
    return `<samlp:Extensions>${assertion}</samlp:Extensions>${after(evil, 'saml:Issuer', signatureIn(assertion))}`;
  }),
  ...['Id', 'id', 'xml:id'].flatMap((name) =>
    onAssertion(`an evil assertion with that id as ${name}`, (assertion) => {
      const [, id = ''] = / ID="([^"]*)"/.exec(assertion) ?? [];
      const evil = evilSigned(assertion, signatureIn(assertion));
      return `<samlp:Extensions>${unsigned(assertion)}</samlp:Extensions>${evil.replace(' ID="_evil"', ` ID="_evil" ${name}="${id}"`)}`;
    }),
  ),
  ...onAssertion('a reference to the whole document', (assertion) =>
    evilSigned(assertion, signatureIn(assertion).replace(/URI="[^"]*"/, 'URI=""')),
  ),
  ...onAssertion(
    'a second reference',
    (assertion) =>
      evilSigned(
        assertion,
        signatureIn(assertion).replace(/<ds:Reference[\s\S]*<\/ds:Reference>/, '$&$&'),
      ) + unsigned(assertion),
  ),
  ...onAssertion('a second SignedInfo', (assertion) => {
    const signature = signatureIn(assertion);
    const [info = ''] = /<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(signature) ?? [];
    const evil = info.replace(/<ds:DigestValue>[^<]*/, '<ds:DigestValue>AAAA');
    return assertion.replace('person-1', 'evil').replace(info, `${evil}${info}`);
  }),
  ...onAssertion('a comment in the digest', (assertion) =>
    assertion
      .replace('person-1', 'evil')
      .replace(/<ds:DigestValue>/, '<ds:DigestValue><!--AAAA-->'),
  ),
  ...onAssertion('two signatures', (assertion) => {
    const signature = signatureIn(assertion);
    return evilSigned(assertion, signature + signature) + unsigned(assertion);
  }),
  ...onAssertion('an evil key in the signature', (assertion) =>
    assertion
      .replace('person-1', 'evil')
      .replace(/<ds:X509Certificate>[^<]*/, '<ds:X509Certificate>AAAA'),
  ),
  ...onAssertion('an evil NameID before, outside of the namespace', (assertion) =>
    assertion.replace('<saml:NameID', '<x:NameID xmlns:x="urn:x">evil</x:NameID><saml:NameID'),
  ),
  onResponse('the signed response whole in an evil one', (xml) =>
    before(evilResponse(xml), `<samlp:Extensions>${xml}</samlp:Extensions>`),
  ),
  onResponse('an evil response, with the signed one as its only assertion', (xml) =>
    evilResponse(xml).replace(evilAssertion(assertionIn(xml)), xml),
  ),
  onResponse('the assertion taken out and an evil one put in', (xml) =>
    replaceAssertion(xml, evilAssertion),
  ),
  onResponse(
    'the frame with its signature removed',
    (xml) => {
      const frame = xml.replace(assertionIn(xml), '{assertion}');
      return unsigned(frame).replace('{assertion}', () => assertionIn(xml));
    },
    'signed content',
  ),
];
