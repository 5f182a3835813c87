import { useLanguage } from '@leeszaal/remote-kit/react';
import { labelIn, type Publication } from '@leeszaal/shared-contracts';
import {
  ArchiveIcon,
  BookIcon,
  ChildrensBookIcon,
  DocumentIcon,
  EbookIcon,
  FileIcon,
  Icon,
  type IconType,
  JournalIcon,
  LawIcon,
  MapIcon,
  ReportIcon,
  ThesisIcon,
} from '@leeszaal/shared-ui/icon';
import styles from './publication.module.css';

/** The icons that a connection can name (`documenttypeicon`). */
const ICONS: ReadonlyMap<string, IconType> = new Map(
  Object.entries({
    archive: ArchiveIcon,
    article: DocumentIcon,
    book: BookIcon,
    'childrens-book': ChildrensBookIcon,
    'e-book': EbookIcon,
    journal: JournalIcon,
    law: LawIcon,
    map: MapIcon,
    report: ReportIcon,
    thesis: ThesisIcon,
  }),
);

type Typed = Pick<Publication, 'documentType' | 'documentTypeIcon' | 'documentTypeLabels'>;

/** The document type as icon and label; unknown icons are a sheet. */
export function DocumentType({ documentType, documentTypeIcon, documentTypeLabels }: Typed) {
  const language = useLanguage();
  if (!documentType) return null;
  const icon = ICONS.get((documentTypeIcon ?? '').toLowerCase()) ?? FileIcon;
  return (
    <span className={styles.type}>
      <Icon of={icon} size="xs" />
      {labelIn(documentTypeLabels, language, documentType)}
    </span>
  );
}
