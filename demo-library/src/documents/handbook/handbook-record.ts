import type { DocumentRecord } from '../../demo-record.ts';
import { LEAF_LINKS, ROOM_PICTURE_LINKS } from '../../media/handbook-pictures.ts';
import { readRecord } from '../read-record.ts';

const record = readRecord(import.meta.url);

/** The facts about the handbook, which is there to show everything that a record can say. */
export const HANDBOOK_RECORD: DocumentRecord = {
  ...record,
  multimedia: {
    ...record.multimedia,
    images: [...ROOM_PICTURE_LINKS, ...(record.multimedia?.images ?? [])],
    copyDocuments: LEAF_LINKS,
  },
};

/** The title of the handbook. */
export const HANDBOOK_TITLE = record.title;
