/** The part of a remote's statement that the journeys use. */
export interface Statement {
  readonly active: {
    /** Without slashes at its ends. */
    readonly folder: string;
    /** The address that it is relative to, if not the portal's. */
    readonly base?: string;
    readonly initial: readonly string[];
    readonly files: readonly { readonly path: string }[];
  };
  readonly routes: readonly { readonly path: string }[];
}

/** Reads from the registry what the teams have signed; returns the statements by remote. */
export async function readStatements(origin: string): Promise<ReadonlyMap<string, Statement>> {
  const { statements } = await (await fetch(`${origin}/registry.json`)).json();
  const signed: Record<string, { payload: string }> = statements;
  return new Map(
    Object.entries(signed).map(([name, { payload }]) => [
      name,
      JSON.parse(Buffer.from(payload, 'base64url').toString()),
    ]),
  );
}
