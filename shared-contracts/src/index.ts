export * from './api/index.ts';
export * from './config/runtime-config.ts';
export * from './http/errors.ts';
export { fetchFile } from './http/fetch-file.ts';
export { createHttpClient, type HttpClientOptions } from './http/http-client.ts';
export type * from './http/http-port.contract.ts';
export { createRetryGate } from './http/retry-gate.ts';
export { createTokenRefresher, type TokenRefresherOptions } from './http/token-refresher.ts';
export * from './remote/index.ts';
