import type { HostContext } from '@leeszaal/shared-contracts';

const ahead = new WeakMap<HostContext, Map<string, Promise<Blob> | Blob>>();

/**
 * Fetches pictures that the first screen will show, before there is a screen. Where they are asked for
 * again, or none comes, whoever shows them fetches them as ever.
 */
export function bringPictures(context: HostContext, urls: readonly string[]): void {
  const { http, signal } = context;
  const pictures = ahead.get(context) ?? new Map<string, Promise<Blob> | Blob>();
  ahead.set(context, pictures);
  for (const url of urls) {
    const bytes = http.fetchBytes(url, { signal, onNetworkFailure: 'throw' });
    pictures.set(url, bytes);
    bytes
      .then((picture) => {
        if (pictures.get(url) === bytes) pictures.set(url, picture);
      })
      .catch(() => undefined);
  }
}

/** A picture that was fetched ahead, the first time that it is asked for; itself where it has come. */
export function takePicture(context: HostContext, url: string): Promise<Blob> | Blob | undefined {
  const picture = ahead.get(context)?.get(url);
  ahead.get(context)?.delete(url);
  return picture;
}
