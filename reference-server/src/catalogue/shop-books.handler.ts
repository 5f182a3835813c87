import {
  FIELD_MODE,
  FIELD_OPERATOR,
  QUERY_TYPE,
  type SearchField,
  toShopBook,
} from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest } from '../errors/http-error.ts';
import { connectionsOf } from './connections/connections.ts';
import { searchConnection } from './connections/search-connection.ts';
import { PAGE_SIZE } from './page-size.ts';

// Fewer digits are more likely a title (*1984*) than an ISBN.
const ISBN_LIKE = /^\s*(?:[\dxX][\s-]?){5,}$/;

function rowsOf(query: string): SearchField[] {
  const row = { value: query, mode: FIELD_MODE.contains, operator: FIELD_OPERATOR.or };
  const title = { ...row, name: 'title' };
  return ISBN_LIKE.test(query) ? [title, { ...row, name: 'isbn' }] : [title];
}

/** `GET /shop/books`: the books of the client's shop by title or ISBN; empty without a shop. */
export const shopBooksHandlers = defineHandlers({
  async getShopBooks(input, services) {
    const { query, session } = input;
    const connections = await connectionsOf(services.database, session);
    const shop = connections.find(({ actions }) => actions.includes('shop'));
    if (shop === undefined) return { items: [], totalAmount: 0 };
    const books = { ...shop, advancedFields: ['title', 'isbn'] };
    const answer = await searchConnection(input, services, books, {
      query: '',
      queryType: QUERY_TYPE.metadata,
      fields: rowsOf(query.query ?? ''),
      facets: {},
      sorting: query.query?.trim() ? [] : ['title asc'],
      paginationOptions: { page: query.pageIndex + 1, resultsPerPage: PAGE_SIZE },
    });
    if (answer.kind === 'refused') throw badRequest(answer.reason);
    return {
      items: answer.publications.map((publication) => toShopBook(publication, shop.id)),
      totalAmount: answer.total,
    };
  },
});
