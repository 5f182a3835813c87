/**
 * The base of an error that is recognised by its name. Host and remotes are separate builds, each with a copy of
 * these classes, and errors cross between them.
 */
export function namedError<Name extends string>(name: Name) {
  return class extends Error {
    override readonly name = name;
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Error && value.name === name;
    }
  };
}
