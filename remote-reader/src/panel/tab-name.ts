/** The tabs of the side panel, by the names of the specification (`docs/behaviour.md` R 2). */
export type TabName = 'toc' | 'metadata' | 'thumbnails' | 'searchresults' | 'print' | 'settings';

/** What decides which tabs there are. */
export interface TabConditions {
  readonly hasContents: boolean;
  /** Whether the document is made of numbered pages (a PDF). */
  readonly hasPages: boolean;
  readonly isMobile: boolean;
}

/** The tabs of a document, in their order. */
export function tabsOf({ hasContents, hasPages, isMobile }: TabConditions): readonly TabName[] {
  return [
    ...(hasContents ? (['toc'] as const) : []),
    'metadata',
    ...(hasPages ? (['thumbnails'] as const) : []),
    'searchresults',
    'print',
    ...(isMobile ? (['settings'] as const) : []),
  ];
}

/** The tab that is open at first; none on mobile. */
export function firstTab({ hasContents, hasPages, isMobile }: TabConditions): TabName | undefined {
  if (isMobile) return undefined;
  if (hasContents) return 'toc';
  // Without a contents table there is no such tab, though the document isn't made of pages.
  return hasPages ? 'thumbnails' : 'metadata';
}
