/** How much W3C demands of a reading system; what it has renamed since is deprecated. */
export type Level = 'must' | 'should' | 'may' | 'deprecated';

/** One thing that is done with an open book, or seen of the page that is shown. */
export type Step =
  /** Turns to the next page; the page that is shown afterwards is looked at. */
  | { readonly do: 'turn' }
  /** Turns pages until another segment is shown. */
  | { readonly do: 'next segment' }
  /** Turns by an arrow key, where this must turn a page on. */
  | { readonly do: 'press'; readonly key: 'ArrowLeft' | 'ArrowRight' }
  /** Chooses an entry of the contents. */
  | { readonly do: 'choose'; readonly entry: string }
  /** Follows the link with that text. */
  | { readonly do: 'follow'; readonly link: string }
  /** Text that the segment displays. */
  | { readonly see: 'text'; readonly text: string }
  | { readonly see: 'no text'; readonly text: string }
  /** Elements that are displayed; a picture among them must have come. */
  | { readonly see: 'shown'; readonly of: string; readonly count?: number }
  | { readonly see: 'hidden'; readonly of: string }
  /** A computed style. */
  | { readonly see: 'style'; readonly of: string; readonly property: string; readonly is: string }
  /** Whether the text is set in a font that the book brings. */
  | { readonly see: 'own font'; readonly of: string; readonly is: boolean }
  /** Sounds whose beginning can be decoded. */
  | { readonly see: 'sound'; readonly of: string }
  /** A page of its own size, in CSS pixels; everything beyond is cut off. */
  | { readonly see: 'fixed page'; readonly width: number; readonly height: number }
  /** Text that flows over so many pages at least. */
  | { readonly see: 'flowing text'; readonly pages: number }
  /** The title that the reader tells. */
  | { readonly see: 'title'; readonly text: string }
  | { readonly see: 'authors'; readonly names: readonly string[] }
  /** Entries of the contents. */
  | { readonly see: 'contents'; readonly entries: readonly string[] }
  /** Quotation marks other than these stand around the text. */
  | { readonly see: 'quotes'; readonly of: string; readonly not: string }
  | { readonly see: 'opened outside'; readonly address: string }
  | { readonly see: 'note'; readonly text: string }
  | { readonly see: 'no note' }
  /** A notice that the page is damaged. */
  | { readonly see: 'damage told' };

/** A test of W3C's, and how it is judged here. */
export interface ConformanceTest {
  /** The test's name, which its file has as well. */
  readonly id: string;
  readonly level: Level;
  readonly steps: readonly Step[];
  /** The import has to refuse its file, which is what the test asks for. */
  readonly isRefused?: true;
  /** Why the test does not count, or is known to fail. */
  readonly why?: string;
  /** What it is told as, whatever its steps say; its book is opened and leafed through all the same. */
  readonly verdict?: 'not supported' | 'not applicable';
}

/** What became of a test. */
export interface Judgement {
  readonly test: ConformanceTest;
  readonly verdict: 'passes' | 'fails' | 'not supported' | 'not applicable';
  /** What was not as expected. */
  readonly faults: readonly string[];
}
