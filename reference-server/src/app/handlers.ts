import { auditHandlers } from '../audit/audit-handlers.ts';
import { availabilityHandlers } from '../availability/availability-handlers.ts';
import { bookshelfHandlers } from '../bookshelves/bookshelf-handlers.ts';
import { releaseHandlers } from '../canaries/release-handlers.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { moduleHandlers } from '../catalogue-system/module-handlers.ts';
import { citationHandlers } from '../citations/citation-handlers.ts';
import { clientHandlers } from '../client/client-handlers.ts';
import { logoHandlers } from '../client/logo-handlers.ts';
import { settingsHandlers } from '../client/settings-handlers.ts';
import { connectionHandlers } from '../connection-access/connection-handlers.ts';
import {
  createDocumentHandlers,
  type DocumentHandlersOptions,
} from '../documents/document-handlers.ts';
import { embedHandlers } from '../embed/embed-handlers.ts';
import type { Handlers } from '../endpoints/handler.contract.ts';
import { providerHandlers } from '../identity-providers/administration/provider-handlers.ts';
import { licenceHandlers } from '../licences/licence-handlers.ts';
import { mailTextHandlers } from '../mail/texts/mail-text-handlers.ts';
import { createOpeningHandlers } from '../opening/opening-handlers.ts';
import { peopleFileHandlers } from '../people/file/people-file-handlers.ts';
import { personLawHandlers } from '../people/law/person-law-handlers.ts';
import { secondFactorHandlers } from '../people/lost-second-factor/second-factor-handlers.ts';
import { peopleHandlers } from '../people/people-handlers.ts';
import { personSessionHandlers } from '../people/sessions/person-session-handlers.ts';
import { portalClientHandlers } from '../portal-clients/portal-client-handlers.ts';
import { readingPlaceHandlers } from '../reading-places/reading-place-handlers.ts';
import { alertHandlers } from '../search-alerts/alert-handlers.ts';
import { orderHandlers } from '../shop/order-handlers.ts';
import { ssoHandlers } from '../sso/sso-handlers.ts';
import { statementHandlers } from '../statements/statement-handlers.ts';
import { suggestionsHandlers } from '../suggestions/suggestions.handler.ts';
import { waitingHandlers } from '../waiting/waiting-handlers.ts';

/** The handlers of all endpoints; a missing one is a type error. */
export function createHandlers(documents: DocumentHandlersOptions): Handlers {
  return {
    ...alertHandlers,
    ...auditHandlers,
    ...availabilityHandlers,
    ...bookshelfHandlers,
    ...catalogueHandlers,
    ...citationHandlers,
    ...clientHandlers,
    ...connectionHandlers,
    ...createDocumentHandlers(documents),
    ...embedHandlers,
    ...licenceHandlers,
    ...logoHandlers,
    ...mailTextHandlers,
    ...moduleHandlers,
    ...createOpeningHandlers(documents),
    ...orderHandlers,
    ...peopleFileHandlers,
    ...peopleHandlers,
    ...secondFactorHandlers,
    ...personLawHandlers,
    ...personSessionHandlers,
    ...portalClientHandlers,
    ...providerHandlers,
    ...readingPlaceHandlers,
    ...releaseHandlers,
    ...settingsHandlers,
    ...ssoHandlers,
    ...statementHandlers,
    ...suggestionsHandlers,
    ...waitingHandlers,
  };
}
