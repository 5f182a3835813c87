import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useIsEmbed } from '../placement/use-is-embed.ts';
import { DocumentTitle, type DocumentTitleProps } from './document-title.component.tsx';
import { LateEmbedButtons } from './late-embed-buttons.component.tsx';
import styles from './toolbar.module.css';

/**
 * Keeps the height of the toolbar until it renders, so that the page is laid out once. An embed can be closed
 * meanwhile.
 */
export function ToolbarPlace({ title }: DocumentTitleProps) {
  const isMobile = useIsMobile();
  const isEmbedded = useIsEmbed();
  return (
    <div className={styles.toolbar}>
      {isEmbedded && !isMobile && (
        <>
          <DocumentTitle title={title} />
          <div className={styles.group}>
            <LateEmbedButtons size="md" />
          </div>
        </>
      )}
    </div>
  );
}
