import { endpoints } from '@leeszaal/shared-contracts';

/** A file of the build for pages elsewhere, and the digest that the page's browser compares it with. */
export interface EmbedScript {
  readonly address: string;
  readonly integrity: string;
}

interface ElementOptions {
  readonly script: EmbedScript;
  /** The base address of the API. */
  readonly apiBase: string;
  /** The language of the library. */
  readonly language: string;
}

/**
 * The markup for a page: script, element, and the function that gets a token. `DOCUMENT_KEY` and the path of the
 * page's own server are for the developer to replace.
 */
export function elementSnippet({ script, apiBase, language }: ElementOptions): string {
  return `<script src="${script.address}"
  integrity="${script.integrity}"
  crossorigin="anonymous" defer></script>

<leeszaal-reader doc-key="DOCUMENT_KEY" lang="${language}"
  api-base="${apiBase}"></leeszaal-reader>

<script type="module">
  const reader = document.querySelector('leeszaal-reader');
  reader.tokenProvider = async () => {
    const answer = await fetch('/reader-token', { method: 'POST' });
    return (await answer.json()).accessToken;
  };
</script>`;
}

interface TokenOptions {
  /** The base address of the API. */
  readonly apiBase: string;
  /** The id of a credential; a placeholder takes its place. */
  readonly credential: string | undefined;
  /** The origin of the page, if any is allowed. */
  readonly origin: string | undefined;
}

/** The call with which the institution's server gets a token for a person; the secret is a variable of the shell. */
export function tokenSnippet({ apiBase, credential, origin }: TokenOptions): string {
  const body = {
    person: { id: '42', name: 'Ada Lovelace' },
    ...(origin !== undefined && { origins: [origin] }),
  };
  return `curl ${apiBase}${endpoints.createEmbedToken.path} \\
  --user "${credential ?? 'CREDENTIAL_ID'}:$SECRET" \\
  --header 'content-type: application/json' \\
  --data '${JSON.stringify(body)}'`;
}
