import type { PageProgression } from '../../model/imported-document.contract.ts';
import { childrenNamed, type XmlElement } from './xml-element.ts';

function isRightToLeft(language: string): boolean {
  try {
    const locale = new Intl.Locale(language).maximize();
    return RIGHT_TO_LEFT_SCRIPTS.has(locale.script ?? '');
  } catch {
    return false;
  }
}

const RIGHT_TO_LEFT_SCRIPTS = new Set(
  'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '),
);

/** The page progression: as the spine states, else right to left when the package or the first language is. */
export function progressionOf(
  root: XmlElement,
  spine: XmlElement | undefined,
  metadata: XmlElement | undefined,
): PageProgression {
  const stated = spine?.attributes['page-progression-direction'];
  if (stated === 'rtl' || stated === 'ltr') return stated;
  const [language] = childrenNamed(metadata, 'language');
  const isReversed = root.attributes['dir'] === 'rtl' || isRightToLeft(language?.text.trim() ?? '');
  return isReversed ? 'rtl' : 'default';
}
