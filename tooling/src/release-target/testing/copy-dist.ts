import { cp } from 'node:fs/promises';
import { distLayout } from '../../dist-layout.ts';

/** Copies the built portal. The lock of a build in another process comes and goes, and is left out. */
export const copyDist = (to: string): Promise<void> =>
  cp(distLayout().root, to, { recursive: true, filter: (path) => !path.endsWith('.lock') });
