import { definePart } from '@leeszaal/remote-kit/parts';
import type { TabContentProps } from './tab-content.contract.ts';

/** The contents, whose tree has the most code. */
export const contentsPart = definePart<TabContentProps>(
  async () => (await import('./contents-tab.component.tsx')).ContentsTab,
);

/** All other tabs. */
export const tabsPart = definePart<TabContentProps>(
  async () => (await import('./later-tabs.component.tsx')).LaterTab,
);

/** In the order in which they are prefetched. */
export const PANEL_PARTS = [contentsPart, tabsPart] as const;
