import { limitError, MAX_OBJECTS, MAX_STREAM_BYTES } from '../../model/import-limits.ts';
import { type FileWindow, openWindow } from './file-window.ts';
import { unpacksTo } from './unpacked-size.ts';

/** Bytes before a stream in which its dictionary is searched. */
const DICTIONARY_BYTES = 4_096;
const HEAD_BYTES = 2;
/** More filters than this are hostile. */
const MOST_LAYERS = 4;

const STREAM = 'stream';
const STREAM_END = 'endstream';
const OBJECT = /\bobj\b/g;

/** The dictionary of a stream and the start of its data. */
interface StreamStart {
  readonly dictionary: string;
  /** Position of the first byte. */
  readonly from: number;
}

function readStart(file: FileWindow, keyword: number): StreamStart | undefined {
  const before = Math.max(0, keyword - DICTIONARY_BYTES);
  const text = file.read(before, keyword - before).toString('latin1');
  const opens = text.lastIndexOf('obj');
  if (!/>>\s*$/.test(text)) return undefined;
  const behind = file.read(keyword + STREAM.length, 2);
  const lineEnd = behind[0] === 0x0d && behind[1] === 0x0a ? 2 : 1;
  return { dictionary: text.slice(opens + 1), from: keyword + STREAM.length + lineEnd };
}

/** The filters of a stream in order, without slashes; undefined for a reference. */
function filtersOf(dictionary: string): readonly string[] | undefined {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (filter?.endsWith('R')) return undefined;
  return filter?.match(/[^\s/[\]]+/g) ?? [];
}

const isFlate = (filter: string) => filter === 'FlateDecode' || filter === 'Fl';

/** Flate filters before any other. */
function layersOf(filters: readonly string[]): number {
  const other = filters.findIndex((filter) => !isFlate(filter));
  return other < 0 ? filters.length : other;
}

/** The stated number of objects in an object stream. */
function packedObjects(dictionary: string): number {
  if (!/\/ObjStm\b/.test(dictionary)) return 0;
  return Number(/\/N\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
}

function countObjects(file: FileWindow, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; ) {
    const text = file.read(at, Math.min(to - at, 1024 * 1024)).toString('latin1');
    if (text === '') break;
    count += text.match(OBJECT)?.length ?? 0;
    at += text.length;
  }
  return count;
}

/**
 * Checks the number of objects and the unpacked size of streams in the bytes of a PDF, in little memory,
 * before a parser reads it.
 * @returns the number of its objects
 * @throws DocumentError too-large, with the exceeded limit
 */
export async function scanFile(path: string): Promise<number> {
  const file = openWindow(path);
  try {
    let objects = 0;
    for (let at = 0; at < file.size; ) {
      const keyword = file.find(STREAM, at);
      objects += countObjects(file, at, keyword < 0 ? file.size : keyword);
      if (keyword >= 0) {
        const start = readStart(file, keyword);
        const end = start ? file.find(STREAM_END, start.from) : keyword + STREAM.length;
        const to = end < 0 ? file.size : end;
        if (start) objects += packedObjects(start.dictionary);
        if (start) await refuseBomb(path, file, start, to);
        at = start && end >= 0 ? to + STREAM_END.length : to;
      } else at = file.size;
      if (objects > MAX_OBJECTS) throw limitError('objects');
    }
    return objects;
  } finally {
    file.close();
  }
}

async function refuseBomb(
  path: string,
  file: FileWindow,
  { dictionary, from }: StreamStart,
  to: number,
): Promise<void> {
  const filters = filtersOf(dictionary);
  if (filters && filters.length > MOST_LAYERS) throw limitError('stream-bytes');
  const layers = filters ? layersOf(filters) : 1;
  if (layers === 0) return;
  const head = file.read(from, HEAD_BYTES);
  if (await unpacksTo({ path, from, to, layers }, head, MAX_STREAM_BYTES)) {
    throw limitError('stream-bytes');
  }
}
