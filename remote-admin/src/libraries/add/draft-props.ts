import type { LibraryDraft, LibraryField } from './library-draft.ts';

/** The draft of the form, how a part of it is changed, and the messages of its fields. */
export interface DraftProps {
  readonly draft: LibraryDraft;
  readonly onChange: (part: Partial<LibraryDraft>) => void;
  /** The message of a field; undefined: it has no fault to show. */
  readonly errorOf: (field: LibraryField) => string | undefined;
}
