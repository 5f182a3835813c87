import { definePart } from '@leeszaal/remote-kit/parts';

/** The content of the detail panel, a chunk of its own: the panel opens without it. */
export const detailPart = definePart(
  async () => (await import('./publication-detail.component.tsx')).PublicationDetail,
);
