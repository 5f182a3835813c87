import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FIRST_FACES, firstFacesLoader } from './first-faces.ts';

const sources: string[] = [];
let fails = false;

class FakeFace {
  constructor(_family: string, source: string) {
    sources.push(source);
  }
  async load(): Promise<void> {
    if (fails) throw new DOMException('No network', 'NetworkError');
  }
}

beforeEach(() => void Object.assign(globalThis, { FontFace: FakeFace }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'FontFace'));

test('the first faces are loaded once, and again after a failure [R2.81]', async () => {
  const load = firstFacesLoader();
  fails = true;
  await load();
  fails = false;
  await load();
  await load();
  expect(sources).toHaveLength(2 * FIRST_FACES.length);
  for (const file of FIRST_FACES) expect(sources.join()).toContain(`url("${file}")`);
});
