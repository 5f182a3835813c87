import { definePart } from '@leeszaal/remote-kit/parts';

/** The advanced panel, a chunk of its own: the bar works without it. */
export const advancedPart = definePart(
  async () => (await import('./advanced-panel.component.tsx')).AdvancedPanel,
);
