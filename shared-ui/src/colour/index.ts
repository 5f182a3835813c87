export * from './accent-colours.ts';
