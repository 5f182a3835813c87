import { type MarkupMode, type ScannedTag, scanMarkup } from '../../../text/scan-markup.ts';
import { cleanLine } from '../../model/clean-text.ts';
import { BaseTracker } from '../segment/base-tracker.ts';

/** An entry of a contents table as written; a heading has no `href`. */
export interface RawContentsEntry {
  title: string;
  href: string | undefined;
  /** The base path of `href`, if other than the file. */
  base?: string;
  readonly children: RawContentsEntry[];
}

const MAX_DEPTH = 32;

/** How likely a `nav` is the contents table; 0 for a `nav` of another type. */
function likelihood(tag: ScannedTag): number {
  const value = (name: string) =>
    tag.attributes.find((attribute) => attribute.name === name)?.value ?? '';
  if (value('epub:type').split(/\s+/).includes('toc')) return 3;
  if (value('role').split(/\s+/).includes('doc-toc')) return 2;
  return value('epub:type') === '' ? 1 : 0;
}

/** Builds a tree from the nested lists of one `nav`. */
class NavReader {
  readonly root: RawContentsEntry = { title: '', href: undefined, children: [] };
  readonly #path: RawContentsEntry[] = [this.root];
  #depth = 0;

  /** @param base of references in the tag */
  open(tag: ScannedTag, base: string): void {
    const current = this.#path.at(-1);
    if (tag.name === 'li' && current) {
      const entry: RawContentsEntry = { title: '', href: undefined, children: [] };
      if (this.#depth < MAX_DEPTH) current.children.push(entry);
      this.#path.push(entry);
      this.#depth += 1;
    } else if (current && current !== this.root) {
      const href = tag.attributes.find(({ name }) => name === 'href')?.value;
      if (tag.name === 'a' && current.href === undefined && href !== undefined) {
        current.href = href;
        current.base = base;
      }
      const alternative = tag.attributes.find(({ name }) => name === 'alt')?.value;
      if (tag.name === 'img' && alternative) this.text(alternative);
    }
  }

  close(name: string): void {
    if (name !== 'li' || this.#path.length < 2) return;
    this.#path.pop();
    this.#depth -= 1;
  }

  text(text: string): void {
    const current = this.#path.at(-1);
    if (current && current !== this.root && current.children.length === 0) current.title += text;
  }
}

function cleaned(entries: readonly RawContentsEntry[]): RawContentsEntry[] {
  return entries.map(({ title, children, ...reference }) => ({
    ...reference,
    title: cleanLine(title),
    children: cleaned(children),
  }));
}

/** Reads the contents table of an EPUB 3 navigation document; empty without one. @param path in the archive */
export function readNav(source: string, mode: MarkupMode, path: string): RawContentsEntry[] {
  const bases = new BaseTracker(path, source, mode);
  let best: { readonly likelihood: number; readonly reader: NavReader } | undefined;
  let reader: NavReader | undefined;
  scanMarkup(source, mode, {
    openTag(tag) {
      const base = bases.open(tag);
      if (tag.name === 'nav' && !tag.selfClosing) {
        reader = new NavReader();
        const rank = likelihood(tag);
        if (rank > (best?.likelihood ?? 0)) best = { likelihood: rank, reader };
      } else if (tag.selfClosing && tag.name === 'li') return;
      else reader?.open(tag, base);
    },
    closeTag(name) {
      bases.close(name);
      if (name === 'nav') reader = undefined;
      else reader?.close(name);
    },
    text: (text) => reader?.text(text),
  });
  return cleaned(best?.reader.root.children ?? []);
}
