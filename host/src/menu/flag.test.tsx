import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Flag } from './flag.component.tsx';

function drawn(language: string): string {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(<Flag language={language} />));
  return place.innerHTML;
}

test('each language of the interface has a flag of its own, any other a globe [C2.26]', () => {
  const flags = LANGUAGES.map(drawn);
  expect(new Set(flags).size).toBe(LANGUAGES.length);
  for (const flag of flags) expect(flag).toContain('viewBox="0 0 24 16"');
  expect(drawn('eo')).toContain('lucide-globe');
});
