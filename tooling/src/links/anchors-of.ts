const HEADING = /^#{1,6}\s+(.+?)\s*#*$/gm;
const CODE_BLOCK = /^ *```[\s\S]*?^ *```/gm;
const MARKUP = /[`*]|\]\([^)]*\)|\[/g;
const DROPPED = /[^\p{L}\p{N}\p{M}_ -]/gu;

/** The anchors that GitHub gives to the headings of a Markdown page. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(CODE_BLOCK, '').matchAll(HEADING)) {
    const name = heading
      .replace(MARKUP, '')
      .toLowerCase()
      .replace(DROPPED, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let repeat = 1; anchors.has(anchor); repeat += 1) anchor = `${name}-${repeat}`;
    anchors.add(anchor);
  }
  return anchors;
}
