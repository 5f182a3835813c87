/** The tabs of the side panel (`docs/behaviour.md` R2). */
export type TabName = 'toc' | 'metadata' | 'thumbnails' | 'searchresults' | 'print' | 'settings';

/** The conditions for tabs. */
export interface TabConditions {
  readonly hasContents: boolean;
  /** Whether the document has numbered pages (a PDF). */
  readonly hasPages: boolean;
  readonly isMobile: boolean;
}

/** The tabs of a document, in order. */
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

/** The tab that opens by itself; none on mobile. */
export function firstTab({ hasContents, hasPages, isMobile }: TabConditions): TabName | undefined {
  if (isMobile) return undefined;
  if (hasContents) return 'toc';
  return hasPages ? 'thumbnails' : 'metadata';
}
