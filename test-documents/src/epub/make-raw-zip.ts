import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP, possibly with wrong facts. */
export interface RawEntry {
  readonly name: string | Uint8Array;
  readonly content: Uint8Array | string;
  /** The unpacked size in the archive. */
  readonly statedSize?: number;
  readonly statedCrc?: number;
  readonly store?: boolean;
  readonly method?: number;
  readonly flags?: number;
  /** Unix `st_mode` in the upper half. */
  readonly externalAttributes?: number;
  readonly versionMadeBy?: number;
}

const UTF8_NAMES = 0x0800;

function header(entry: RawEntry, packed: Buffer, offset: number | undefined): Buffer {
  const name = Buffer.from(entry.name as string);
  const content = Buffer.from(entry.content as string);
  const central = offset !== undefined;
  const bytes = Buffer.alloc(central ? 46 : 30);
  const shift = central ? 2 : 0;
  bytes.writeUInt32LE(central ? 0x02014b50 : 0x04034b50, 0);
  if (central) bytes.writeUInt16LE(entry.versionMadeBy ?? 0x031e, 4);
  bytes.writeUInt16LE(20, 4 + shift);
  bytes.writeUInt16LE(entry.flags ?? UTF8_NAMES, 6 + shift);
  bytes.writeUInt16LE(entry.method ?? (entry.store ? 0 : 8), 8 + shift);
  bytes.writeUInt32LE(entry.statedCrc ?? crc32(content), 14 + shift);
  bytes.writeUInt32LE(packed.length, 18 + shift);
  bytes.writeUInt32LE(entry.statedSize ?? content.length, 22 + shift);
  bytes.writeUInt16LE(name.length, 26 + shift);
  if (central) {
    bytes.writeUInt32LE((entry.externalAttributes ?? 0) >>> 0, 38);
    bytes.writeUInt32LE(offset, 42);
  }
  return Buffer.concat([bytes, name]);
}

/** Makes a ZIP without validation. @param before bytes before the archive that its offsets include */
export function makeRawZip(entries: readonly RawEntry[], before = 0): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = before;
  for (const entry of entries) {
    const content = Buffer.from(entry.content as string);
    const packed = entry.store ? content : deflateRawSync(content);
    const start = Buffer.concat([header(entry, packed, undefined), packed]);
    directory.push(header(entry, packed, offset));
    local.push(start);
    offset += start.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, central, end]);
}
