import { join, sep } from 'node:path';

/** The file of a decoded address in a folder; null for a hidden file, or one outside. */
export function safePath(folder: string, address: string): string | null {
  const parts = address.split('/').filter(Boolean);
  const harmless = parts.every((part) => !part.startsWith('.') && !/[\\\0]/.test(part));
  if (!harmless || parts.length === 0) return null;
  const path = join(folder, ...parts);
  return path.startsWith(folder + sep) ? path : null;
}
