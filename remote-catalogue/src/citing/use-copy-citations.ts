import { useHost } from '@leeszaal/remote-kit/react';
import type { Citations } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { citationHtml } from './citation-html.ts';

/** Copies as text and, where the browser can, with italics. */
async function copy({ entries, text }: Citations): Promise<void> {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(text);
  const blobOf = (content: string, type: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blobOf(text, 'text/plain'),
      'text/html': blobOf(citationHtml(entries), 'text/html'),
    }),
  ]);
}

/** Copies citations to the clipboard, and says whether that worked. */
export function useCopyCitations(): (citations: Citations) => Promise<void> {
  const { t } = useLingui();
  const { dialogs } = useHost();
  return async (citations) => {
    try {
      await copy(citations);
      dialogs.notify(t`Copied`, 'success');
    } catch {
      // No clipboard, or no permission for it; the text can still be selected.
      dialogs.notify(t`This could not be copied. Select the text and copy it.`, 'error');
    }
  };
}
