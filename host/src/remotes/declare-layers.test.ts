import { expect, jest, test } from '@jest/globals';
import { declareLayers } from './declare-layers.ts';

const sheet = (...layers: readonly (readonly string[])[]) => {
  const insertRule = jest.fn<CSSStyleSheet['insertRule']>();
  const cssRules = layers.map((nameList) => ({ nameList }));
  return { insertRule, cssRules } as unknown as CSSStyleSheet & { insertRule: typeof insertRule };
};

test('the layers of remotes follow the host’s, in the order of the registry', () => {
  const [ui, host] = [sheet(['leeszaal.ui']), sheet(['a'], ['leeszaal.ui', 'leeszaal.host'])];
  declareLayers(['catalogue', 'notices'], [ui, host]);
  expect(ui.insertRule).not.toHaveBeenCalled();
  expect(host.insertRule.mock.calls).toEqual([['@layer leeszaal.catalogue, leeszaal.notices;', 2]]);
});

test('a registry without remotes declares nothing', () => {
  const host = sheet(['leeszaal.host']);
  declareLayers([], [host]);
  expect(host.insertRule).not.toHaveBeenCalled();
});
