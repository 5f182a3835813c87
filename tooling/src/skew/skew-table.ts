import type { Tally } from '../test/tally.contract.ts';

/** The journeys through one combination. */
export interface SkewCell {
  /** The name of the release that the host is of. */
  readonly host: string;
  readonly remotes: string;
  readonly tally: Tally;
}

/** The results as a table: a row for each host, a column for each set of remotes. */
export function skewTable(cells: readonly SkewCell[]): string[] {
  const hosts = [...new Set(cells.map(({ host }) => host))];
  const columns = [...new Set(cells.map(({ remotes }) => remotes))];
  const resultOf = (host: string, remotes: string): string => {
    const cell = cells.find((one) => one.host === host && one.remotes === remotes);
    return cell === undefined ? 'not run' : result(cell.tally);
  };
  const rows = [
    ['', ...columns.map((name) => `remotes ${name}`)],
    ...hosts.map((host) => [`host ${host}`, ...columns.map((name) => resultOf(host, name))]),
  ];
  const widths = ['', ...columns].map((_name, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const result = ({ passed, failed }: Tally): string =>
  failed === 0 ? `${passed} passed` : `${failed} failed, ${passed} passed`;
