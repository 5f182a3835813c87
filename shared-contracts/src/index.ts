export * from './api/index.ts';
export * from './config/runtime-config.ts';
export {
  createEarlyAnswers,
  type EarlyAnswers,
  type EarlyQuestionInit,
} from './http/early-answers.ts';
export * from './http/errors.ts';
export { fetchFile } from './http/fetch-file.ts';
export { createHttpClient, type HttpClientOptions } from './http/http-client.ts';
export type * from './http/http-port.contract.ts';
export { isGone } from './http/is-gone.ts';
export { orAborted } from './http/or-aborted.ts';
export { requestPath } from './http/request-path.ts';
export { createRetryGate } from './http/retry-gate.ts';
export { INVALID_REQUEST, isInvalidRequest, serverMessage } from './http/server-message.ts';
export * from './remote/index.ts';
export { type RichLine, type RichRun, readRichText } from './rich-text/read-rich-text.ts';
export { BLOCK_ELEMENTS, separateBlocks } from './rich-text/separate-blocks.ts';
export * from './text/index.ts';
export { staysInUse } from './tokens/token-age.ts';
export { createTokenRefresher, type TokenRefresherOptions } from './tokens/token-refresher.ts';
