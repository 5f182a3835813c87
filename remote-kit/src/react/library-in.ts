import { type Language, type Library, labelIn } from '@leeszaal/shared-contracts';

/** Cached results, so that a component gets the same object until something changes. */
const localised = new WeakMap<
  Library,
  { readonly language: Language; readonly library: Library }
>();

/** The library with its modules' names in a language; the same object if no module has such names. */
export function libraryIn(library: Library, language: Language): Library {
  if (!library.modules.some(({ names }) => names)) return library;
  const known = localised.get(library);
  if (known?.language === language) return known.library;
  const modules = library.modules.map((module) => ({
    ...module,
    name: labelIn(module.names, language, module.name),
  }));
  const next = { language, library: { ...library, modules } };
  localised.set(library, next);
  return next.library;
}
