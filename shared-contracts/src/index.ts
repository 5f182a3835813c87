export * from './api/index.ts';
export * from './config/runtime-config.ts';
export * from './http/errors.ts';
export type * from './http/http-port.contract.ts';
export * from './remote/index.ts';
