import { expect, test } from '@jest/globals';
import { declareLayers } from './declare-layers.ts';

interface Rule {
  readonly nameList: readonly string[];
}

const HOST: Rule = { nameList: ['leeszaal.ui', 'leeszaal.host'] };

/** A sheet of layer statements, which jsdom does not parse. */
function sheet(...cssRules: Rule[]): CSSStyleSheet {
  const fake = {
    cssRules,
    insertRule(text: string, at = 0) {
      cssRules.splice(at, 0, { nameList: text.replace(/^@layer |;$/g, '').split(', ') });
      return at;
    },
    deleteRule: (at: number) => void cssRules.splice(at, 1),
  };
  return fake as unknown as CSSStyleSheet;
}

const namesIn = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map((rule) => Reflect.get(rule, 'nameList'));

test('the layers of remotes follow the host’s, in the order of the registry', () => {
  const [ui, host] = [sheet({ nameList: ['leeszaal.ui'] }), sheet({ nameList: ['a'] }, HOST)];
  declareLayers(['catalogue', 'notices'], [ui, host]);
  expect(namesIn(ui)).toEqual([['leeszaal.ui']]);
  expect(namesIn(host)).toEqual([['a'], HOST.nameList, ['leeszaal.catalogue', 'leeszaal.notices']]);
});

test('a later registry replaces the order of an earlier one, and no other rule', () => {
  const host = sheet(HOST, { nameList: ['b'] });
  declareLayers(['catalogue', 'notices'], [host]);
  declareLayers(['notices', 'catalogue'], [host]);
  expect(namesIn(host)).toEqual([HOST.nameList, ['leeszaal.notices', 'leeszaal.catalogue'], ['b']]);
});

test('a sheet of another origin is left out', () => {
  const foreign = Object.defineProperty(sheet(), 'cssRules', {
    get: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  const host = sheet(HOST);
  declareLayers(['notices'], [foreign, host]);
  expect(namesIn(host)).toEqual([HOST.nameList, ['leeszaal.notices']]);
});

test('a registry without remotes declares nothing', () => {
  const host = sheet(HOST);
  declareLayers([], [host]);
  expect(namesIn(host)).toEqual([HOST.nameList]);
});
