import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type ClientSettings, type EmbedCredential, StatusError } from '@leeszaal/shared-contracts';
import { connectionAnswers } from './connection-answers.ts';
import { libraryAnswers } from './library-answers.ts';
import { peopleAnswers } from './people-answers.ts';
import { providerAnswers } from './provider-answers.ts';
import { textAnswers } from './text-answers.ts';

let settings: ClientSettings = {
  defaultLanguage: 'nl',
  showCopyDocuments: false,
  defaultSearchContext: 'metadata',
  defaultAdvancedSearchFields: ['title', 'authors'],
  enableInfotext: true,
  infotext: JSON.stringify({ ops: [{ insert: 'Open on weekdays from nine to five.\n' }] }),
  daysMarkedAsNew: 30,
};
let logo: Blob | undefined;
let credentials: EmbedCredential[] = [
  { id: 'demo-1', label: 'Website', madeAt: '2026-03-04T09:00:00Z', usedAt: null },
];

/** A fake server that keeps what the administration changes until the page reloads. */
export const adminAnswers: FakeAnswers = {
  ...connectionAnswers,
  ...libraryAnswers,
  ...peopleAnswers,
  ...providerAnswers,
  ...textAnswers,
  getSettings: () => settings,
  saveSettings: ({ body }) => {
    settings = { ...settings, ...body };
    return settings;
  },
  getLogo: () => {
    if (!logo) throw new StatusError(404, undefined);
    return { bytes: logo, mediaType: logo.type };
  },
  uploadLogo: ({ body }) => {
    const file = body.get('logo-file');
    if (!(file instanceof Blob)) throw new StatusError(400, undefined);
    logo = file;
    settings = { ...settings, logo: true };
  },
  deleteLogo: () => {
    logo = undefined;
    settings = { ...settings, logo: null };
  },
  getEmbedCredentials: () => ({ credentials }),
  createEmbedCredential: ({ body: { label } }) => {
    const madeAt = new Date().toISOString();
    const made = { id: `demo-${madeAt}`, label, madeAt, usedAt: null };
    credentials = [...credentials, made];
    return { ...made, secret: 'a-secret-of-the-development-page' };
  },
  revokeEmbedCredential: ({ params }) => {
    credentials = credentials.filter(({ id }) => id !== params.id);
  },
};
