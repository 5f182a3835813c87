import { expect, test } from '@jest/globals';
import { NetworkError } from '../http/errors.ts';
import { EmbedCommandError } from './embed-command-error.ts';

test('a refusal of another build is known by its name, and says why', () => {
  const refusal = new EmbedCommandError('expired');
  expect(refusal).toMatchObject({ name: 'EmbedCommandError', reason: 'expired' });
  const foreign = Object.assign(new Error('elsewhere'), { name: 'EmbedCommandError' });
  expect(foreign).toBeInstanceOf(EmbedCommandError);
  expect(foreign).not.toBeInstanceOf(NetworkError);
});
