import { parentPort } from 'node:worker_threads';
import type { JobRequest } from '../workers/document-jobs.contract.ts';

/** A worker that misbehaves as the path of its job says, or answers its process id. */
parentPort?.on('message', ({ path }: JobRequest) => {
  if (path.startsWith('hang')) for (;;);
  if (path.startsWith('hoard'))
    for (const kept: Uint8Array[] = []; ; ) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
  if (path.startsWith('throw')) throw new Error('thrown');
  if (path.startsWith('exit')) process.exit(3);
  if (path.startsWith('crash')) {
    parentPort?.postMessage({ ok: false, fault: 'crash', message: 'trapped' });
  } else if (path.startsWith('refuse')) {
    parentPort?.postMessage({ ok: false, fault: 'protected', message: 'no' });
  } else {
    const answer = Uint8Array.of(process.pid % 256);
    parentPort?.postMessage({ ok: true, answer, recycle: path.startsWith('spend') });
  }
});
