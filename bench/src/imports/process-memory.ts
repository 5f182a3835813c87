import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a process and its children, in bytes; counts shared pages once for each. */
export async function memoryOfTree(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
