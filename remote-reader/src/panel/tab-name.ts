/** The tabs of the side panel, by the names of the specification (`docs/behaviour.md` R2). */
export type TabName = 'toc' | 'metadata';
