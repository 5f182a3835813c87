import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@leeszaal/shared-contracts';
import { now } from '../model/clock.ts';
import { LIBRARIES, type Moment } from '../model/soak.contract.ts';
import { type Answer, read } from './caller.ts';
import type { PersonalSession, Surroundings } from './person.contract.ts';
import type { OrderManner } from './script.ts';

/** Milliseconds until an interrupted order loses its connection: before, during or after its work. */
const CUT_OFF_WITHIN = 40;

/** Actions of an administrator besides reading. */
export interface Buying {
  order(picks: readonly number[], manner: OrderManner): Promise<void>;
  saveSettings(days: number): Promise<void>;
  readAudit(): Promise<void>;
}

/** Stored answers return with their fields in another order. */
const isSame = (one: Answer, two: Answer): boolean =>
  isDeepStrictEqual(JSON.parse(one.text), JSON.parse(two.text));

/** The orders and settings of one administrator. */
export function createBuying(around: Surroundings, session: PersonalSession): Buying {
  const { world, ledger, character } = around;
  const { subject, number } = character;
  let orders = 0;

  const sendOrder = (isbns: readonly string[], key: string, signal?: AbortSignal) =>
    session.call(
      endpoints.placeOrder,
      { body: { isbns: [...isbns], language: 'nl' } },
      () => (session.library() === LIBRARIES[0] ? [200, 409] : [400]),
      { key, ...(signal !== undefined && { signal }) },
    );

  /** Sends it, loses the connection, and sends it again. */
  async function cutOff(isbns: readonly string[], key: string): Promise<Answer> {
    const giveUp = AbortSignal.timeout((7 * orders) % CUT_OFF_WITHIN);
    try {
      return await sendOrder(isbns, key, giveUp);
    } catch (error) {
      if (!giveUp.aborted) throw error;
    }
    return sendOrder(isbns, key);
  }

  async function doubleClick(isbns: readonly string[], key: string): Promise<Answer> {
    const [one, two] = await Promise.all([sendOrder(isbns, key), sendOrder(isbns, key)]);
    around.claim(
      one.status === two.status && (one.status !== 200 || isSame(one, two)),
      `a double click was answered ${one.status} ${one.text} and ${two.status} ${two.text}`,
    );
    return one;
  }

  function writeDown(isbns: readonly string[], sent: Moment, answer: Answer): void {
    const asked = { sent, received: answer.received };
    const library = session.library();
    if (answer.status === 409) {
      ledger.orders.push({ library, subject, isbns, asked, outcome: { kind: 'sold' } });
    }
    if (answer.status !== 200) return;
    const { orderId = '' } = read(endpoints.placeOrder, answer);
    ledger.orders.push({ library, subject, isbns, asked, outcome: { kind: 'placed', orderId } });
  }

  /** Another person orders the same books at the same time: one of the two gets them. */
  async function crossed(isbns: readonly string[], key: string): Promise<void> {
    const sent = now();
    const [one, two] = await Promise.all([
      sendOrder(isbns, key),
      sendOrder(isbns.toReversed(), `${key}-crossed`),
    ]);
    around.claim(one.status !== 200 || two.status !== 200, `${isbns} were sold twice at once`);
    writeDown(isbns, sent, one);
    writeDown(isbns, sent, two);
  }

  return {
    async order(picks, manner) {
      orders += 1;
      const key = `order-${number}-${orders}`;
      const offers = picks.map((pick) => world.offers[Math.floor(pick * world.offers.length)]);
      const isbns = [...new Set(offers.flatMap((offer) => offer?.isbn ?? []))];
      if (manner === 'crossed') return crossed(isbns, key);
      const sent = now();
      const send = { once: sendOrder, 'double-click': doubleClick, 'cut-off': cutOff }[manner];
      writeDown(isbns, sent, await send(isbns, key));
    },
    async saveSettings(days) {
      const body = { daysMarkedAsNew: days };
      const answer = await session.call(endpoints.saveSettings, { body }, [200]);
      if (answer.status !== 200) return;
      const { sent, received } = answer;
      ledger.settings.push({
        library: session.library(),
        subject,
        days,
        asked: { sent, received },
      });
      const saved = read(endpoints.saveSettings, answer).daysMarkedAsNew;
      around.claim(saved === days, `${days} days were saved as ${saved}`);
    },
    async readAudit() {
      const answer = await session.call(endpoints.getAuditLog, { query: {} }, [200]);
      if (answer.status !== 200) return;
      const ids = read(endpoints.getAuditLog, answer).entries.map(({ id }) => id);
      around.claim(
        ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0)),
        'the log is not in order',
      );
    },
  };
}
