import type { LoaderContext } from 'webpack';

/** A module whose exports are evaluated by the build: their JSON is in the output, and nothing that they import. */
export default async function constantLoader(this: LoaderContext<unknown>): Promise<string> {
  // It depends on every file that it imports.
  this.cacheable(false);
  const exported: Readonly<Record<string, unknown>> = await import(this.resourcePath);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
