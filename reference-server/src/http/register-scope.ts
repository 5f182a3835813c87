import type { FastifyInstance } from 'fastify';

const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Registers routes in a scope of their own: its hooks and parsers concern no other routes.
 *
 * @param name the scope in Fastify's messages. Fastify compares a function without a display name with all loaded
 *   modules, which takes longer than its routes where there are a thousand.
 */
export async function registerScope(
  app: FastifyInstance,
  name: string,
  route: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  const plugin = async (scope: FastifyInstance) => route(scope);
  await app.register(Object.assign(plugin, { [DISPLAY_NAME]: name }));
}
