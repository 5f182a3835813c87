import { definePart } from '../shell/part.ts';

/** All that is known of the publication that was chosen: its panel stands without it. */
export const detailPart = definePart(
  async () => (await import('./publication-detail.component.tsx')).PublicationDetail,
);
