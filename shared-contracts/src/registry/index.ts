export * from './contract-range.ts';
export * from './digest.ts';
export * from './flattened-jws.ts';
export * from './open-registry.ts';
export * from './registry.contract.ts';
export * from './sequence-memory.ts';
export * from './signing-key.ts';
export * from './update-registry.ts';
