import { createHash } from 'node:crypto';
import {
  type Endpoint,
  endpoints,
  licenceHolders,
  type RequestOf,
} from '@leeszaal/shared-contracts';
import type { LoanEntry } from '../model/ledger.ts';
import { anyLife, lifeOf, statusesOf } from '../model/loan.ts';
import type { Book, Span } from '../model/soak.contract.ts';
import { type Answer, read } from './caller.ts';
import type { PersonalSession, Surroundings } from './person.contract.ts';
import type { ReadingWay } from './script.ts';

/** Loans that a person may return to. */
const REMEMBERED = 3;

/** Borrowing and reading. */
export interface Reading {
  open(book: Book): Promise<void>;
  read(loan: number, at: number, way: ReadingWay): Promise<void>;
  extend(loan: number): Promise<void>;
  poll(loan: number): Promise<void>;
  close(loan: number, readsOn: boolean): Promise<void>;
  keepPlace(book: Book, at: number): Promise<void>;
  giveEverythingBack(): Promise<void>;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Creates the reading of a person. */
export function createReading(around: Surroundings, session: PersonalSession): Reading {
  const { world, ledger, character } = around;
  const { loanSeconds } = world;
  const own: LoanEntry[] = [];
  const places = new Map<string, number>();

  // Loans end with their session.
  session.onEnd((span) => {
    for (const loan of own) loan.released ??= span;
  });

  const pick = (fraction: number): LoanEntry | undefined => {
    const recent = own.slice(-REMEMBERED);
    return recent[Math.floor(fraction * recent.length)];
  };
  const bookOf = ({ pubKey }: LoanEntry): Book | undefined =>
    world.books.find((book) => book.pubKey === pubKey);
  const needingKey = (loan: LoanEntry) => (span: Span) =>
    statusesOf(lifeOf(loan, span, loanSeconds));
  /** Expected statuses of a request with any key of the person for a book. */
  const needingAnyKey = (pubKey: string) => (span: Span) =>
    statusesOf(
      anyLife(
        own.filter((loan) => loan.pubKey === pubKey).map((loan) => lifeOf(loan, span, loanSeconds)),
      ),
    );

  /** All readers of a page get the same content. */
  function remember(what: string, { status, text }: Answer): void {
    if (status !== 200) return;
    around.claim(ledger.isSame(what, digestOf(text)), `${what} is not what it was before`);
  }

  async function readPage(loan: LoanEntry, book: Book, at: number): Promise<void> {
    const { docKey, format, pages, segments } = book;
    const query = { licenseKey: loan.key };
    if (format === 'pdf') {
      const page = 1 + Math.floor(at * pages);
      const request = { params: { docKey, page }, query };
      remember(
        `${docKey} ${page}`,
        await session.call(endpoints.getPage, request, needingKey(loan)),
      );
      return;
    }
    const file = segments[Math.floor(at * segments.length)] ?? '';
    await session.call(
      endpoints.getDocumentFile,
      { params: { docKey, file }, query },
      needingKey(loan),
    );
  }

  async function readOtherwise(loan: LoanEntry, book: Book, at: number, way: ReadingWay) {
    const { docKey, pubKey, format, pages } = book;
    const params = { docKey };
    const query = { licenseKey: loan.key };
    if (way === 'thumbnail' && format === 'pdf') {
      const page = 1 + Math.floor(at * pages);
      const request = { params: { docKey, page } };
      const answer = await session.call(endpoints.getThumbnail, request, needingAnyKey(pubKey));
      remember(`${docKey} ${page} small`, answer);
    } else if (way === 'words') {
      const request = { params, query: { ...query, query: 'lamp' } };
      const answer = await session.call(endpoints.searchDocument, request, needingKey(loan));
      remember(`${docKey} words`, answer);
    } else {
      const answer = await session.call(endpoints.getContents, { params, query }, needingKey(loan));
      remember(`${docKey} contents`, answer);
    }
  }

  async function readIn(loan: LoanEntry, at: number, way: ReadingWay): Promise<void> {
    const book = bookOf(loan);
    if (book === undefined) return;
    await (way === 'page' ? readPage(loan, book, at) : readOtherwise(loan, book, at, way));
  }

  /** Requests the remaining time of a key, which never exceeds a loan. */
  async function ask<E extends typeof endpoints.extendLicence | typeof endpoints.getLicenceExpiry>(
    endpoint: E,
    loan: LoanEntry,
  ): Promise<void> {
    const request = { params: { licenseKey: loan.key } } as RequestOf<E>;
    const answer = await session.call(endpoint as Endpoint as E, request, [200]);
    if (answer.status !== 200) return;
    const licence = read(endpoints.extendLicence, answer);
    const life = lifeOf(loan, answer, loanSeconds);
    around.claim(life !== 'alive' || licence !== null, `${endpoint.name}: a living key had lapsed`);
    around.claim(life !== 'dead' || licence === null, `${endpoint.name}: a dead key counted`);
    if (licence === null) return;
    around.claim(
      licence.softExpiryTime > 0 && licence.softExpiryTime <= loanSeconds,
      `${endpoint.name}: ${licence.softExpiryTime} s are left of ${loanSeconds} s`,
    );
    if (endpoint.name === endpoints.extendLicence.name) loan.granted = answer;
  }

  async function release(loan: LoanEntry): Promise<void> {
    const request = { params: { licenseKey: loan.key } };
    const answer = await session.call(endpoints.releaseLicence, request, [204]);
    if (answer.status === 204) loan.released ??= answer;
  }

  return {
    async open({ pubKey, docKey }) {
      const answer = await session.call(
        endpoints.acquireLicence,
        { params: { pubKey } },
        [200, 403],
      );
      const asked = { sent: answer.sent, received: answer.received };
      const { subject } = character;
      if (answer.status === 403) {
        const holders = licenceHolders(JSON.parse(answer.text));
        ledger.refusals.push({ pubKey, subject, asked, holders });
        return;
      }
      if (answer.status !== 200) return;
      const { licenseKey, softExpiryTime } = read(endpoints.acquireLicence, answer);
      around.claim(softExpiryTime === loanSeconds, `a new loan lasts ${softExpiryTime} s`);
      const loan: LoanEntry = { key: licenseKey, pubKey, subject, acquired: asked, granted: asked };
      ledger.loans.push(loan);
      own.push(loan);
      const appearance = await session.call(endpoints.getAppearance, { params: { docKey } }, [200]);
      remember(`${docKey} metadata`, appearance);
      await readIn(loan, 0, 'contents');
      await readIn(loan, 0, 'page');
    },
    async read(fraction, at, way) {
      const loan = pick(fraction);
      if (loan !== undefined) await readIn(loan, at, way);
    },
    async extend(fraction) {
      const loan = pick(fraction);
      if (loan !== undefined) await ask(endpoints.extendLicence, loan);
    },
    async poll(fraction) {
      const loan = pick(fraction);
      if (loan !== undefined) await ask(endpoints.getLicenceExpiry, loan);
    },
    async close(fraction, readsOn) {
      const loan = pick(fraction);
      if (loan === undefined) return;
      await release(loan);
      if (readsOn) await readIn(loan, 0.5, 'page');
    },
    async keepPlace({ docKey }, at) {
      const key = `${session.library()} ${docKey}`;
      const params = { docKey };
      const before = await session.call(endpoints.getReadingPlace, { params }, [200]);
      if (before.status !== 200) return;
      const { place, now } = read(endpoints.getReadingPlace, before);
      around.claim(place?.page === places.get(key), `the place kept is ${place?.page}`);
      const page = 1 + Math.floor(at * 1000);
      // Avoids equal times, with which the stored one would remain.
      if (place !== null && place.savedAt >= now) return;
      const body = { file: '1.pdf', position: '1.pdf', page, fraction: at, savedAt: now };
      const saved = await session.call(endpoints.saveReadingPlace, { params, body }, [204]);
      if (saved.status === 204) places.set(key, page);
    },
    async giveEverythingBack() {
      for (const loan of own) if (loan.released === undefined) await release(loan);
    },
  };
}
