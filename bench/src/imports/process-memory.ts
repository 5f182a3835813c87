import { execa } from 'execa';

/** Resident memory of a process and its children, in bytes; counts shared pages once for each. */
export async function memoryOfTree(pid: number): Promise<number> {
  const { stdout } = await execa('ps', ['-eo', 'pid=,ppid=,rss=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
