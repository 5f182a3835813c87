import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { QuoteType, Tokenizer } from 'htmlparser2';

/** An attribute of a start tag, with the position of its value in the source. */
export interface ScannedAttribute {
  /** Lower case, with its prefix. */
  readonly name: string;
  /** Entities decoded. */
  readonly value: string;
  /** Start and end of the value as written, with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** A start tag. */
export interface ScannedTag {
  /** Lower case, without its prefix. */
  readonly name: string;
  readonly attributes: readonly ScannedAttribute[];
  /** Closed by its own slash: no end tag follows. */
  readonly selfClosing: boolean;
}

/** Receives the parts of a document in order. */
export interface MarkupHandler {
  openTag?(tag: ScannedTag): void;
  closeTag?(name: string): void;
  /** `start` and `end` are positions in the source. */
  text?(text: string, start: number, end: number): void;
}

/** The syntax of markup. */
export type MarkupMode = 'xml' | 'html';

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/**
 * Scans HTML or XHTML once, in linear time, without a tree or a check of well-formedness. Skips comments,
 * processing instructions and the document type, whose entities are never expanded.
 */
export function scanMarkup(source: string, mode: MarkupMode, handler: MarkupHandler): void {
  let name = '';
  let attributes: ScannedAttribute[] = [];
  let attributeName = '';
  let valueStart = -1;
  let valueEnd = -1;

  const endTag = (selfClosing: boolean) => {
    handler.openTag?.({ name, attributes, selfClosing });
    attributes = [];
  };

  const tokenizer = new Tokenizer(
    { xmlMode: mode === 'xml', decodeEntities: false, recognizeSelfClosing: true },
    {
      onopentagname(start, end) {
        name = localName(source.slice(start, end));
      },
      onattribname(start, end) {
        attributeName = source.slice(start, end).toLowerCase();
        valueStart = -1;
      },
      onattribdata(start, end) {
        if (valueStart < 0) valueStart = start;
        valueEnd = end;
      },
      onattribend(quote, end) {
        if (quote === QuoteType.NoValue) return;
        const quoted = quote === QuoteType.Double || quote === QuoteType.Single ? 1 : 0;
        const start = valueStart < 0 ? end : valueStart;
        const stop = valueStart < 0 ? end : valueEnd;
        attributes.push({
          name: attributeName,
          value: decodeHTMLAttribute(source.slice(start, stop)),
          start: start - quoted,
          end: stop + quoted,
        });
      },
      onopentagend: () => endTag(false),
      onselfclosingtag: () => endTag(true),
      onclosetag: (start, end) => handler.closeTag?.(localName(source.slice(start, end))),
      ontext: (start, end) => handler.text?.(decodeHTML(source.slice(start, end)), start, end),
      oncdata: (start, end, offset) =>
        handler.text?.(source.slice(start, end - offset), start, end - offset),
      onattribentity: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      ontextentity: () => undefined,
      onend: () => undefined,
      isInForeignContext: () => false,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
}
