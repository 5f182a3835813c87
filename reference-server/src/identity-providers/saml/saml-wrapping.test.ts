import { beforeAll, describe, expect, test } from '@jest/globals';
import { createSamlPair, keysOfTests } from '../testing/saml-portal.ts';
import { WRAPPINGS } from '../testing/saml-wrapping.ts';

beforeAll(keysOfTests);

const named = WRAPPINGS.map(
  ({ title, response, wrap, ending }) =>
    [response ? 'response and assertion' : 'assertion', title, { response, wrap, ending }] as const,
);

describe('signature wrapping', () => {
  test.each(named)('%s signed, %s', async (_signed, _title, { response, wrap, ending }) => {
    const { signIn } = await createSamlPair();
    const signing = signIn({}, { response }, (xml) => {
      const wrapped = wrap(xml);
      expect(wrapped).not.toBe(xml);
      return wrapped;
    });
    if (ending === 'refused') {
      await expect(signing).rejects.toMatchObject({ name: 'ProviderRefusal', reason: 'invalid' });
    } else {
      expect(await signing).toMatchObject({ subject: 'person-1', name: 'Ada Reader' });
    }
  });
});
