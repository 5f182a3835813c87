/** A credential that the library's administrator has made: *Administration*, *Reader on other sites*. */
export interface Credential {
  readonly id: string;
  readonly secret: string;
}

/** The library whose reader is embedded. */
export interface Library {
  /** The address of its portal, without a slash at the end: `https://library.example`. */
  readonly url: string;
  /** Only this server knows it: never send it to a browser. */
  readonly credential: Credential;
}

/** A person who is signed in here. The library knows a person by the id alone: never give it to another person. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * Gets an access token with which a person may read in the pages of this institution, for ten minutes.
 *
 * @throws when the library refuses
 */
export async function requestToken(
  { url, credential: { id, secret } }: Library,
  person: Person,
): Promise<string> {
  const answer = await fetch(`${url}/api/embed/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ person }),
  });
  if (!answer.ok) throw new Error(`The library answered ${answer.status}: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

/** The script of the element: its address, and the digest that the browser compares it with. */
export interface ReaderScript {
  readonly src: string;
  readonly integrity: string;
}

/**
 * Looks up the current script of the element. A page that you write by hand has the tag in it, with this address and
 * this digest; it works until you replace it, because the library keeps the files of former versions.
 *
 * @throws when the library has none
 */
export async function findReaderScript({ url }: Pick<Library, 'url'>): Promise<ReaderScript> {
  const answer = await fetch(`${url}/embed-files/embed.json`);
  if (!answer.ok) throw new Error(`The library answered ${answer.status}`);
  const { reader } = (await answer.json()) as { reader: { file: string; integrity: string } };
  return { src: `${url}/embed-files/${reader.file}`, integrity: reader.integrity };
}
