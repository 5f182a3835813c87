import type { LoaderContext } from 'webpack';
import { catalogueModule } from '../catalogue/catalogue-module.ts';

/** A `.po` catalogue as a module that exports `messages`, ready for `i18n.load`. */
export default async function poLoader(
  this: LoaderContext<unknown>,
  content: string,
): Promise<string> {
  const { source, errors } = await catalogueModule(this.resourcePath, content);
  for (const { source: message, error } of errors) {
    this.emitError(new Error(`${message}: ${error.message}`));
  }
  return source;
}
