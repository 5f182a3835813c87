import { fetchFile } from '@leeszaal/shared-contracts';
import { FIRST_FONTS } from '@leeszaal/shared-ui/first-fonts';

/** The families of `FIRST_FONTS`, as `fonts.css` of shared-ui names them. */
export const FIRST_FAMILIES = ['Source Sans 3 Variable', 'Source Serif 4 Variable'] as const;
const WEIGHTS = '200 900';

interface Loading {
  users: number;
  readonly abort: AbortController;
  readonly faces: FontFace[];
}

let loading: Loading | undefined;

/**
 * Adds the fonts of the interface to the page, once for all elements: a shadow root has no fonts of its own. They are
 * bytes, which no policy of a page blocks. Without them the local fonts stay. Returns how to end the use; the last
 * user removes the fonts.
 */
export function useFonts(): () => void {
  loading ??= start();
  const used = loading;
  used.users += 1;
  let isUsed = true;
  return () => {
    if (!isUsed) return;
    isUsed = false;
    used.users -= 1;
    if (used.users > 0) return;
    if (loading === used) loading = undefined;
    used.abort.abort();
    for (const face of used.faces) document.fonts.delete(face);
  };
}

function start(): Loading {
  const started: Loading = { users: 0, abort: new AbortController(), faces: [] };
  for (const [index, family] of FIRST_FAMILIES.entries()) {
    const url = FIRST_FONTS[index];
    // The local fonts are as good to read.
    if (url !== undefined) addFace(started, family, url).catch(() => undefined);
  }
  return started;
}

async function addFace({ abort, faces }: Loading, family: string, url: string): Promise<void> {
  const { signal } = abort;
  const response = await fetchFile(url, { cache: 'default', signal });
  if (!response.ok) return;
  const face = new FontFace(family, await response.arrayBuffer(), { weight: WEIGHTS });
  await face.load();
  if (signal.aborted) return;
  faces.push(face);
  document.fonts.add(face);
}
