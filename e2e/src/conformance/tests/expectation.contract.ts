/** W3C's requirement level; `deprecated` is a test that W3C has renamed since. */
export type Level = 'must' | 'should' | 'may' | 'deprecated';

/** An action in an open book, or an assertion about the shown page. */
export type Step =
  /** Turns to the next page; the following assertions are about that page. */
  | { readonly do: 'turn' }
  /** Turns pages until another segment is shown. */
  | { readonly do: 'next segment' }
  /** Presses an arrow key that must turn the page. */
  | { readonly do: 'press'; readonly key: 'ArrowLeft' | 'ArrowRight' }
  /** Selects an entry of the table of contents. */
  | { readonly do: 'choose'; readonly entry: string }
  /** Follows the link with this text. */
  | { readonly do: 'follow'; readonly link: string }
  /** Text that the segment displays. */
  | { readonly see: 'text'; readonly text: string }
  | { readonly see: 'no text'; readonly text: string }
  /** Displayed elements; pictures among them must have loaded. */
  | { readonly see: 'shown'; readonly of: string; readonly count?: number }
  | { readonly see: 'hidden'; readonly of: string }
  /** A computed style. */
  | { readonly see: 'style'; readonly of: string; readonly property: string; readonly is: string }
  /** Whether the text has a font of the book. */
  | { readonly see: 'own font'; readonly of: string; readonly is: boolean }
  /** Audio that the browser can begin to decode. */
  | { readonly see: 'sound'; readonly of: string }
  /** A fixed-layout page of this size, in CSS pixels; content beyond it is clipped. */
  | { readonly see: 'fixed page'; readonly width: number; readonly height: number }
  /** Text that flows over at least this many pages. */
  | { readonly see: 'flowing text'; readonly pages: number }
  /** The title that the reader shows. */
  | { readonly see: 'title'; readonly text: string }
  | { readonly see: 'authors'; readonly names: readonly string[] }
  /** Entries of the table of contents. */
  | { readonly see: 'contents'; readonly entries: readonly string[] }
  /** The text has quotation marks other than these. */
  | { readonly see: 'quotes'; readonly of: string; readonly not: string }
  | { readonly see: 'opened outside'; readonly address: string }
  | { readonly see: 'note'; readonly text: string }
  | { readonly see: 'no note' }
  /** A notice that the page is damaged. */
  | { readonly see: 'damage told' };

/** A W3C test, and how the suite judges it. */
export interface ConformanceTest {
  /** The test's name, equal to its file name. */
  readonly id: string;
  readonly level: Level;
  readonly steps: readonly Step[];
  /** The import must refuse the file, as the test demands. */
  readonly isRefused?: true;
  /** Why the test does not count, or is known to fail. */
  readonly why?: string;
  /** Overrides the result of the steps; the suite still opens the book and turns every page. */
  readonly verdict?: 'not supported' | 'not applicable';
}

/** The result of a test. */
export interface Judgement {
  readonly test: ConformanceTest;
  readonly verdict: 'passes' | 'fails' | 'not supported' | 'not applicable';
  /** The failed assertions. */
  readonly faults: readonly string[];
}
