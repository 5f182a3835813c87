/** The facts that some browsers tell about the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the person saves data, or the line is slow, where the browser tells. */
export function isThriftyLine(): boolean {
  const { connection }: { readonly connection?: Line } = navigator as object;
  if (!connection) return false;
  return connection.saveData === true || /^(?:slow-)?[23]g$/.test(connection.effectiveType ?? '');
}
