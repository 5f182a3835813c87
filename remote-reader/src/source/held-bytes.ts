/** Of blobs that were made here and not read yet. */
const held = new WeakMap<Blob, Uint8Array<ArrayBuffer>>();

/** A blob that {@link bytesOf} reads at once: a browser asks another process for the bytes of a blob. */
export function heldBlob(bytes: Uint8Array<ArrayBuffer>): Blob {
  const blob = new Blob([bytes]);
  // The reader may transfer its buffer to a worker.
  held.set(blob, bytes.slice());
  return blob;
}

/** The bytes of a blob, which the caller may transfer. */
export async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = held.get(blob);
  held.delete(blob);
  return bytes ?? new Uint8Array(await blob.arrayBuffer());
}

/** Keeps the bytes of a blob that is not needed at once only in the browser, which has them as well. */
export function letGo(blob: Blob): void {
  held.delete(blob);
}
