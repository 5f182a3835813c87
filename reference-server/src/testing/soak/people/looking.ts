import { endpoints, QUERY_TYPE } from '@leeszaal/shared-contracts';
import { CONNECTIONS, LIBRARIES } from '../model/soak.contract.ts';
import { read } from './caller.ts';
import type { PersonalSession, Surroundings } from './person.contract.ts';
import type { Step } from './script.ts';

const WORDS = ['*', 'lamp', 'library harbour', 'de', 'volume', 'typografie', 'novel', 'qwxyz'];
const HITS = 20;

const oneOf = <T>(fraction: number, values: readonly [T, ...T[]]): T =>
  values[Math.floor(fraction * values.length)] ?? values[0];

/** Browsing and searching. */
export interface Looking {
  goHome(): Promise<void>;
  search(step: Extract<Step, { kind: 'search' }>): Promise<void>;
  goShopping(step: Extract<Step, { kind: 'shop' }>): Promise<void>;
  tryWhatIsForbidden(): Promise<void>;
}

/** Creates the browsing of a person. */
export function createLooking(around: Surroundings, session: PersonalSession): Looking {
  const { ledger, character } = around;
  const { kind } = character;

  return {
    async goHome() {
      for (const path of ['/', '/config.json', '/registry.json']) {
        around.check(path, await around.caller.visit('portalPage', path), [200]);
      }
      const client = await session.call(endpoints.getClient, {}, [200]);
      if (client.status === 200) {
        const { ref } = read(endpoints.getClient, client).current;
        around.claim(ref === session.library(), `the session is at ${ref}`);
      }
      const role = await session.call(endpoints.getRole, {}, [200]);
      const expected = { reader: 'user', administrator: 'admin', visitor: 'anonymous' }[kind];
      around.claim(read(endpoints.getRole, role) === expected, `the role is ${role.text}`);
      await session.call(endpoints.getSettings, {}, [200]);
      await session.call(endpoints.getSearchModules, {}, [200]);
      await session.call(
        endpoints.getAcquisitions,
        { query: { limitdays: 90, limitamount: 100 } },
        [200],
      );
      const user = await session.call(endpoints.getUser, {}, [kind === 'visitor' ? 403 : 200]);
      if (kind === 'visitor') return;
      const { name } = read(endpoints.getUser, user);
      around.claim(name.full === character.fullName, `the session is that of ${name.full}`);
    },

    async search({ connection, words, page, byTitle, opensHit }) {
      const { catalogue, digital, bookshop } = CONNECTIONS;
      const hasShop = session.library() === LIBRARIES[0];
      const asked = oneOf(connection, [catalogue, digital, hasShop ? bookshop : catalogue]);
      const query = oneOf(words, ['*', ...WORDS]);
      const answer = await session.call(
        endpoints.search,
        {
          body: {
            query,
            queryType: QUERY_TYPE.metadataAndContent,
            fields: [],
            facets: {},
            sorting: byTitle ? ['title asc'] : [],
            connections: [asked],
            paginationOptions: { page, resultsPerPage: HITS },
          },
        },
        [200],
      );
      if (answer.status !== 200) return;
      const [entry] = read(endpoints.search, answer);
      if (entry?.kind !== 'results') {
        around.claim(false, `a search for ${query} failed: ${answer.text.slice(0, 200)}`);
        return;
      }
      // The catalogue is constant during a soak.
      const what = `search ${asked} ${query}`;
      around.claim(ledger.isSame(what, String(entry.total)), `${what} found ${entry.total}`);
      const [hit] = entry.publications;
      if (!opensHit || hit?.id === undefined) return;
      const detail = { query: { connectionId: asked, publicationId: hit.id } };
      const found = await session.call(endpoints.getPublicationDetail, detail, [200]);
      const { title } = read(endpoints.getPublicationDetail, found);
      around.claim(title === hit.title, `${hit.title} is called ${title} in its detail`);
    },

    async goShopping({ words, page }) {
      const query = { pageIndex: page, query: oneOf(words, ['', 'offer', 'lamp']) };
      const answer = await session.call(endpoints.getShopBooks, { query }, [200]);
      const { totalAmount } = read(endpoints.getShopBooks, answer);
      const what = `shop ${session.library()} ${query.query}`;
      around.claim(ledger.isSame(what, String(totalAmount)), `${what} has ${totalAmount}`);
    },

    async tryWhatIsForbidden() {
      const body = { isbns: ['9790000000001'], language: 'nl' };
      await session.call(endpoints.placeOrder, { body }, [403], { key: `no-${character.number}` });
      await session.call(endpoints.getAuditLog, { query: {} }, [403]);
    },
  };
}
