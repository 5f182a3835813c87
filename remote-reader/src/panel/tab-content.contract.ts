import type { OpenDocument } from '../reading/reading.contract.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';
import type { TabName } from './tab-name.ts';

/** The props of the content of each tab. */
export interface TabContentProps {
  readonly name: TabName;
  readonly open: OpenDocument;
  readonly search: DocumentSearch;
  /** Called after a choice that moves the document. */
  readonly onMove: () => void;
}
