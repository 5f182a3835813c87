import type { Placeholder } from './mail-names.ts';

/** The placeholders of addresses of the portal in mails about saved searches. */
type Linking = 'found' | 'results' | 'end';

/** Values for a preview. */
const SAMPLES: Readonly<Record<Exclude<Placeholder, 'library' | 'link' | Linking>, string>> = {
  name: 'Ada Lovelace',
  login: 'ada@example.org',
  days: '7',
  hours: '2',
  order: 'A1B2C3D4',
  title: 'Letters',
  minutes: '5',
  lines: '- Letters (9780000000002): € 12,50\n- Brief (9780000000019): € 3,00',
  search: 'letters',
  shelf: 'To read',
  amount: '1',
};

/**
 * A mail's text with sample values. An unknown placeholder stays as it is.
 *
 * @param origin of the portal, for the links
 */
export function fillSample(text: string, library: string, origin: string): string {
  const samples = new Map<string, string>(
    Object.entries({
      ...SAMPLES,
      library,
      link: `${origin}/password?code=1a2b3c`,
      found: `- Letters / Ada Lovelace (1843)\n  ${origin}/record/0/1`,
      results: `${origin}/search?query=letters`,
      end: `${origin}/auth/search-mails?token=1a2b3c`,
    }),
  );
  return text.replace(/\{([^{}\s]*)\}/g, (whole, name: string) => samples.get(name) ?? whole);
}
