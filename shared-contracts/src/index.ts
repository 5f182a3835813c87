export * from './api/index.ts';
export { openExternal } from './browser/open-external.ts';
export { createStorageArea } from './browser/storage-area.ts';
export * from './config/runtime-config.ts';
export * from './dialogs/dialogs.ts';
export { askAhead } from './http/ask-ahead.ts';
export * from './http/errors.ts';
export { fetchFile } from './http/files/fetch-file.ts';
export { isGone } from './http/files/is-gone.ts';
export {
  createHttpClient,
  createSmallHttpClient,
  type HttpClientOptions,
} from './http/http-client.ts';
export type * from './http/http-port.contract.ts';
export { orAborted } from './http/or-aborted.ts';
export { requestPath } from './http/request-path.ts';
export { createRetryGate } from './http/retry-gate.ts';
export { INVALID_REQUEST, isInvalidRequest, serverMessage } from './http/server-message.ts';
export { createListeners, type Listeners } from './listeners/create-listeners.ts';
export * from './opening/opening-part.ts';
export * from './paged/page-index.ts';
export * from './paged/page-part.ts';
export * from './remote/index.ts';
export { listTree, type TextBlock, type TextList } from './rich-text/list-tree.ts';
export { parseMarkup } from './rich-text/parse-markup.ts';
export { type RichLine, type RichRun, readRichText } from './rich-text/read-rich-text.ts';
export { BLOCK_ELEMENTS, separateBlocks } from './rich-text/separate-blocks.ts';
export { createPolicy } from './security/create-policy.ts';
export * from './text/index.ts';
export { inTime } from './time/in-time.ts';
export { staysInUse } from './tokens/token-age.ts';
export { createTokenRefresher, type TokenRefresherOptions } from './tokens/token-refresher.ts';
