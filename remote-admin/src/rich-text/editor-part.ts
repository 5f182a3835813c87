import { definePart } from '@leeszaal/remote-kit/parts';

/** The editor of rich texts, which loads when a tab with one opens. */
export const editorPart = definePart(
  async () => (await import('./rich-text-editor.component.tsx')).RichTextEditor,
);
