import type { Handlers } from './app/handler.contract.ts';
import { bookshelfHandlers } from './bookshelves/bookshelf-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { moduleHandlers } from './catalogue-system/module-handlers.ts';
import { clientHandlers } from './client/client-handlers.ts';
import { logoHandlers } from './client/logo-handlers.ts';
import { settingsHandlers } from './client/settings-handlers.ts';
import { licenceHandlers } from './licences/licence-handlers.ts';
import { orderHandlers } from './shop/order-handlers.ts';
import { ssoHandlers } from './sso/sso-handlers.ts';

/** The handlers of all features. An endpoint without one answers 501; a test names those. */
export const handlers = {
  ...bookshelfHandlers,
  ...catalogueHandlers,
  ...clientHandlers,
  ...licenceHandlers,
  ...logoHandlers,
  ...moduleHandlers,
  ...orderHandlers,
  ...settingsHandlers,
  ...ssoHandlers,
} satisfies Partial<Handlers>;
