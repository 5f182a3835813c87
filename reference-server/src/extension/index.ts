/*
 * For programs that start the server with a library, files and pages of their own, through `seed` and `extend`
 * of `StartOptions`.
 */

export { visitPublication } from '../catalogue-system/visit-publication.ts';
export {
  listEmbedCredentials,
  makeEmbedCredential,
  revokeEmbedCredential,
} from '../embed/embed-credentials.ts';
export type { Services } from '../endpoints/services.contract.ts';
export { importFile } from '../import/import-file.ts';
export { wireTime } from '../import/storing/publication-record.ts';
export type * from '../library/library-content.contract.ts';
export { writeContent } from '../library/write-content.ts';
export type { EmptyLibrary } from '../server/seed-when-empty.ts';
export { html } from '../sso/pages/html.ts';
export type { PageLanguage } from '../sso/pages/language.ts';
export { type LinkedFile, routeLinkedFiles } from './linked-files.ts';
export { routePage } from './route-page.ts';
