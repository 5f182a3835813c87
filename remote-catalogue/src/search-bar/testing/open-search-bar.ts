import type { ClientSettings } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen } from '../../testing/open-screen.ts';

/* The search bar on home, and in the header of the results. */

const modules = [{ connection: 3, module: 0, name: 'Catalogue', actions: [], advancedFields: [] }];

let opened: OpenScreen | undefined;

/** Closes the catalogue, if it is open. */
export async function closeCatalogue(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

/** Opens the catalogue of a library with these settings; nothing is found in it. */
export async function openCatalogue(settings: ClientSettings = {}, path = '/') {
  opened = await openScreen({
    path,
    library: { modules, settings },
    answers: {
      search: () => [{ kind: 'results', total: 0, publications: [], facets: {} }],
      getAcquisitions: () => [],
    },
  });
  return opened;
}

export const bar = () => screen.getByRole('combobox', { name: 'Search the catalogue' });

/** The advanced panel, if it is open. */
export const panel = () => screen.queryByRole('region', { name: 'Advanced search' });

/** The button that opens it. */
export const toggle = () => screen.getByRole('button', { name: /^Advanced search/ });

export const rows = () => screen.queryAllByRole('group', { name: /^Row \d+$/ });

/** Queries within the row with this number. */
export const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));

/** Presses a button, of the panel if it is open. */
export const press = (name: string | RegExp) =>
  userEvent.click(within(panel() ?? document.body).getByRole('button', { name }));

export const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
