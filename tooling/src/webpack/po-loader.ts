import { basename } from 'node:path';
import { createCompiledCatalog, getFormat } from '@lingui/cli/api';
import type { LoaderContext } from 'webpack';

const sourceLocale = 'en';

/**
 * A `.po` catalogue as a module that exports `messages`, ready for `i18n.load`. A message that is
 * not yet translated appears in English; `pnpm messages` is what refuses it.
 */
export default async function poLoader(this: LoaderContext<unknown>): Promise<string> {
  const locale = basename(this.resourcePath, '.po');
  const catalogue = await (await getFormat(undefined, sourceLocale)).read(
    this.resourcePath,
    locale,
  );
  const messages = Object.fromEntries(
    Object.entries(catalogue ?? {}).map(([id, entry]) => [
      id,
      entry.translation || entry.message || id,
    ]),
  );
  const { source, errors } = createCompiledCatalog(locale, messages, {
    namespace: 'es',
  });
  for (const { id, error } of errors) this.emitError(new Error(`${id}: ${error.message}`));
  return source;
}
