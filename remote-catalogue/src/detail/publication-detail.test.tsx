import { afterEach, describe, expect, test } from '@jest/globals';
import { type Library, publicationCodec, type SearchModule } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { PublicationDetail } from './publication-detail.component.tsx';

const MODULE: SearchModule = {
  connection: 3,
  module: 0,
  name: 'Shop',
  actions: ['shop'],
  advancedFields: ['language'],
};

const RECORD = {
  id: 7,
  title: 'Max Havelaar',
  subtitle: 'or the coffee auctions',
  authors: ['Multatuli'],
  price: 1250,
  currency: 'eur',
  created: '2999-01-01 00:00:00',
  acquisitiondate: '2020-01-01 00:00:00',
  licenseCreated: '2999-01-01 00:00:00',
  language: 'nl',
  class: ['Literature'],
  filenumber: 'BW 1',
  filedatestart: '1909-11-02',
  multimedia: { copyDocuments: [{ url: '/copy', label: 'A leaf' }] },
  titlerelations: { parents: [{ code: '1', title: 'Collected works' }], children: [] },
  copies: [
    { library: 'Centre', location: 'Hall', loanable: '0' },
    { library: 'Harbour', loanable: '2026-12-01', loanedinfo: '2026-12-01' },
    { loanable: 'n', additionalinfo: 'signed', loanedInfo: ' ' },
  ],
};

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function openDetail(settings: Partial<Library['settings']> = {}): Promise<OpenScreen> {
  const publication = v.parse(publicationCodec.schema, RECORD);
  opened = await openScreen({
    library: { modules: [MODULE], settings: settings as Library['settings'] },
    part: <PublicationDetail publication={publication} module={MODULE} />,
  });
  await screen.findByRole('heading', { name: 'Max Havelaar' });
  return opened;
}

describe('the detail of a publication', () => {
  test('its top has titles, price without tax, the tick and the mark for new [C2.119]', async () => {
    await openDetail();
    const top = within(screen.getByRole('heading', { level: 2 }).closest('header') as HTMLElement);
    expect(top.getByText('or the coffee auctions')).toBeTruthy();
    expect(top.getByText(/12\.50/).parentElement?.textContent).toContain('excluding tax');
    expect(top.getByText('New')).toBeTruthy();
    expect(top.getByText('Already in the collection')).toBeTruthy();
  });

  test('has only the sections that it has something for, with the copies first [C2.121 C2.513]', async () => {
    await openDetail();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual([
      'Copies',
      'Characteristics',
      'Multimedia',
      'Archive',
      'Other characteristics',
      'Part of',
    ]);
  });

  test('titles and names keep the direction of their own script', async () => {
    await openDetail();
    for (const text of ['Max Havelaar', 'or the coffee auctions', 'Multatuli', 'Literature']) {
      const own = screen.getAllByText(text).filter(({ tagName }) => tagName === 'BDI');
      expect(own.length).toBeGreaterThan(0);
    }
  });

  test('languages and days are in words [C2.123]', async () => {
    await openDetail();
    expect(screen.getByRole('link', { name: 'Dutch' })).toBeTruthy();
    expect(screen.getByText('2 November 1909')).toBeTruthy();
  });

  test('a copy is loanable, loaned or neither, with what is known of its loan [C2.126]', async () => {
    await openDetail();
    const section = screen.getByRole('heading', { name: 'Copies' }).closest('section');
    const copies = within(section as HTMLElement).getAllByRole('listitem');
    expect(copies.map((copy) => copy.textContent)).toEqual([
      'Centre · HallAvailable',
      'HarbourOn loanLoan: 1 December 2026',
      'Copy 3Not for loanAdditional informationsigned',
    ]);
  });

  test('a value leads to its search, and so does a title that it is part of [C2.124]', async () => {
    const { address } = await openDetail();
    await userEvent.click(screen.getByRole('link', { name: 'Literature' }));
    expect(new URLSearchParams(address().split('?')[1]).get('query')).toContain('\\"Literature\\"');
    await userEvent.click(screen.getByRole('link', { name: 'Collected works' }));
    expect(new URLSearchParams(address().split('?')[1]).get('query')).toContain('"name":"title"');
  });

  test('copy documents show unless the client hides them [C2.130]', async () => {
    await openDetail();
    expect(screen.getByRole('link', { name: /A leaf/ })).toBeTruthy();
    await opened?.close();
    await openDetail({ showCopyDocuments: false });
    expect(screen.queryByRole('link', { name: /A leaf/ })).toBeNull();
  });
});
