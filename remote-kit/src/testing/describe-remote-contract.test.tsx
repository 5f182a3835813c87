import { expect, test } from '@jest/globals';
import { useEffect } from 'react';
import { defineReactRemote, useHeaderTitle, useLanguage, useSession } from '../react/index.ts';
import { describeRemoteContract } from './describe-remote-contract.ts';

function App() {
  const language = useLanguage();
  const { role } = useSession();
  useHeaderTitle('Example');
  useEffect(() => {
    const listener = () => undefined;
    window.addEventListener('resize', listener);
    const ticker = setInterval(listener, 1000);
    return () => {
      window.removeEventListener('resize', listener);
      clearInterval(ticker);
    };
  }, []);
  return (
    <p>
      {language} {role}
    </p>
  );
}

const load = async () => defineReactRemote({ App, loadMessages: async () => ({}) });

describeRemoteContract('An example remote', load, {
  screens: [{ path: '/' }, { path: '/search?query=1' }],
});

test('the suite refuses to try no screen', () => {
  expect(() => describeRemoteContract('An example remote', load, { screens: [] })).toThrow(
    'Give the contract suite a screen of An example remote.',
  );
});
