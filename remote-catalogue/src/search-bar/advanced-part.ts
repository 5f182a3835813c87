import { definePart } from '../shell/part.ts';

/** Everything that can be said beside the query: the bar stands without it. */
export const advancedPart = definePart(
  async () => (await import('./advanced-panel.component.tsx')).AdvancedPanel,
);
