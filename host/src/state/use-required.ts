import { type Context, use } from 'react';

/**
 * Reads a context that has no default.
 *
 * @throws outside of the context's provider
 */
export function useRequired<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('This component needs the provider of its context');
  return value;
}
