import { definePart } from '../shell/part.ts';

/** The panel of the publication that was chosen: home and results stand without it. */
export const detailPart = definePart(
  async () => (await import('./detail-panel.component.tsx')).DetailPanel,
);
