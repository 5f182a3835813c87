import { DocumentTitle, type DocumentTitleProps } from './document-title.component.tsx';
import { LateEmbedButtons } from './late-embed-buttons.component.tsx';
import styles from './toolbar.module.css';

/** Title and buttons of a narrow embed, whose toolbar is full. */
export function EmbedBar({ title }: DocumentTitleProps) {
  return (
    <div className={styles.bar}>
      <DocumentTitle title={title} />
      <LateEmbedButtons size="sm" />
    </div>
  );
}
