import { acquisitionsHandlers } from './acquisitions.handler.ts';
import { detailHandlers } from './detail.handler.ts';
import { modulesHandlers } from './modules.handler.ts';
import { publicationsHandlers } from './publications.handler.ts';
import { searchHandlers } from './search.handler.ts';
import { shopBooksHandlers } from './shop-books.handler.ts';

/** Handlers that find publications. */
export const catalogueHandlers = {
  ...acquisitionsHandlers,
  ...detailHandlers,
  ...modulesHandlers,
  ...publicationsHandlers,
  ...searchHandlers,
  ...shopBooksHandlers,
};
