import type { BrowserContext, Page } from 'playwright/test';
import { documentKey } from './document-path.ts';
import { tokenOf } from './loans.ts';
import { PEOPLE, type Person } from './people.ts';

/** The path of the institution's pages. */
const PATH = '/embed-example';

/** The people of the institution who have the names of people of the portal. */
const OWN_IDS = new Map<Person, string>([
  [PEOPLE.user, 'noor'],
  [PEOPLE.secondUser, 'daan'],
]);

/** Whether a page is the institution's, with the reader in it. */
export const isEmbedded = (page: Page): boolean => new URL(page.url()).pathname.startsWith(PATH);

/** Options of a page with the reader. */
export interface EmbedOptions {
  readonly way?: 'element' | 'frame';
  /** Default: English. */
  readonly language?: string;
}

/** The address of a document in the institution's website. */
export async function embedAddress(
  institution: string,
  title: string,
  { way = 'element', language = 'en' }: EmbedOptions = {},
): Promise<string> {
  const book = await documentKey(title, () => tokenOf(PEOPLE.user));
  const query = new URLSearchParams({ book, lang: language });
  return `${institution}${PATH}${way === 'frame' ? '/frame' : ''}?${query}`;
}

/** Signs a person in at the institution's website. */
export async function signInThere(
  context: BrowserContext,
  institution: string,
  person: Person,
): Promise<void> {
  const id = OWN_IDS.get(person);
  if (id === undefined) throw new Error(`${person.name} is not at the institution`);
  const form = { person: id, back: `${PATH}/page.css` };
  await context.request.post(`${institution}${PATH}/sign-in`, { form });
}

/** A token for the person who is signed in there, as the page gets it. */
export async function tokenThere(context: BrowserContext, institution: string): Promise<string> {
  const answer = await context.request.post(`${institution}${PATH}/reader-token`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

/** The address of the script that defines the element. */
export const readerScript = (page: Page): Promise<string> =>
  page.locator('script[integrity]').evaluate((script: HTMLScriptElement) => script.src);
