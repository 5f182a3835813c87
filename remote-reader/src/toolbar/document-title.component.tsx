import styles from './toolbar.module.css';

export interface DocumentTitleProps {
  /** Undefined while it is not known. */
  readonly title: string | undefined;
}

/** The title of the document; the header's in the portal. */
export function DocumentTitle({ title }: DocumentTitleProps) {
  return (
    <span className={styles.title} title={title}>
      <bdi>{title}</bdi>
    </span>
  );
}
