import { definePart, useBackgroundPart } from '@leeszaal/remote-kit/parts';
import { useAtom } from 'jotai';
import { hasNewerVersionAtom } from '../state/atoms.ts';

const noticePart = definePart(
  async () => (await import('./newer-version-notice.component.tsx')).NewerVersionNotice,
);

/** Says once that a newer version of the page is there. The code of the notice loads when it is needed. */
export function NewerVersion({ part = noticePart }: { readonly part?: typeof noticePart }) {
  const [hasNewer, setNewer] = useAtom(hasNewerVersionAtom);
  const { Part: Notice } = useBackgroundPart(part, hasNewer);
  if (!hasNewer) return null;
  // Screen readers often skip a region that mounts with content.
  return <div role="status">{Notice && <Notice onClose={() => setNewer(false)} />}</div>;
}
