import { afterEach, describe, expect, test } from '@jest/globals';
import { publicationCodec, type SearchModule } from '@leeszaal/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { ResultCard } from './result-card.component.tsx';

const LIBRARY: SearchModule = {
  connection: 1,
  module: 0,
  name: 'Catalogue',
  actions: ['read'],
  advancedFields: [],
};
const SHOP: SearchModule = { ...LIBRARY, connection: 3, actions: ['shop'] };
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 19);

const RECORD = {
  id: 7,
  pubkey: 'pub-7',
  title: 'Max Havelaar',
  subtitle: 'or the coffee auctions',
  authors: ['Multatuli', 'Siebenhaar, W.'],
  publisher: 'De Ruyter',
  yearofpublication: '1860',
  edition: '1st edition',
  documenttype: 'Book',
  documenttypeicon: 'book',
  abstract: '<p>A <b>broker</b> in coffee.<script>alert(1)</script></p>',
  keywords: ['coffee', 'colonies', 'Java', 'novels', 'left for the detail'],
  acquisitiondate: '2020-01-01 00:00:00',
  licenseCreated: '2020-01-01 00:00:00',
  licenseavailable: true,
};

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function openCard(record: object = {}, module = LIBRARY): Promise<HTMLElement> {
  const publication = v.parse(publicationCodec.schema, { ...RECORD, ...record });
  opened = await openScreen({
    library: { modules: [module] },
    part: <ResultCard publication={publication} module={module} />,
  });
  return screen.findByRole('article');
}

describe('the card of a result', () => {
  test('names the document type in the language of the interface, as soon as that changes [C4.43]', async () => {
    const card = await openCard({ documenttypelabels: { en: 'Book', de: 'Buch' } });
    expect(within(card).getByText('Book')).toBeTruthy();
    act(() => opened?.host.change({ kind: 'language', language: 'de' }));
    expect(await within(card).findByText('Buch')).toBeTruthy();
    // Without a name in the language, the plain one.
    act(() => opened?.host.change({ kind: 'language', language: 'fr' }));
    expect(await within(card).findByText('Book')).toBeTruthy();
  });

  test('has authors joined by semicolons, titles, kind, abstract, imprint and keywords [C2.108 C2.110 C2.113]', async () => {
    const card = await openCard();
    const { textContent } = card;
    for (const text of [
      'Max Havelaar',
      'or the coffee auctions',
      'Multatuli; Siebenhaar, W.',
      'A broker in coffee.',
      'De Ruyter, 1860, 1st edition',
      'coffeecoloniesJavanovels',
      'Already in the collection',
    ]) {
      expect(textContent).toContain(text);
    }
    expect(textContent).not.toContain('alert');
    expect(screen.getByText('Book').querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Read Max Havelaar' })).toBeTruthy();
  });

  test('a kind without an icon of its own has a sheet, whatever the server calls it [C2.108]', async () => {
    await openCard({ documenttype: 'Score', documenttypeicon: 'constructor' });
    expect(screen.getByText('Score').querySelector('svg')).not.toBeNull();
  });

  test('what is not licensed, or not acquired, is not in the collection yet [C2.110]', async () => {
    const card = await openCard({ licenseCreated: null });
    expect(card.textContent).not.toContain('Already in the collection');
  });

  test('a book of the shop has its price without tax, and is new for two weeks [C2.109 C2.112]', async () => {
    const shop = { price: 1250, currency: 'eur', licenseCreated: null, created: YESTERDAY };
    const card = await openCard(shop, SHOP);
    expect(card.textContent).toMatch(/€\s?12\.50 excluding tax/);
    expect(screen.getByText('New')).toBeTruthy();
  });

  test('what is free has no price, and what is no shop has neither price nor mark [C2.109 C2.112]', async () => {
    const free = {
      price: 0,
      currency: 'eur',
      created: '2001-01-01 00:00:00',
      licenseCreated: null,
    };
    const card = await openCard(free, SHOP);
    expect(card.textContent).not.toContain('excluding tax');
    expect(screen.queryByText('New')).toBeNull();
    await opened?.close();
    const other = await openCard({ price: 1250, currency: 'eur', created: YESTERDAY });
    expect(other.textContent).not.toContain('excluding tax');
    expect(screen.queryByText('New')).toBeNull();
  });

  test('five copy documents show, and the others when they are asked for [C2.111 C9.11]', async () => {
    const copyDocuments = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
      url: `/copy/${n}`,
      label: `Leaf ${n}`,
    }));
    await openCard({ multimedia: { copyDocuments } });
    const leaves = () => screen.queryAllByRole('link', { name: /^Leaf/ }).length;
    expect(leaves()).toBe(5);
    await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
    expect(leaves()).toBe(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(leaves()).toBe(5);
  });
});
