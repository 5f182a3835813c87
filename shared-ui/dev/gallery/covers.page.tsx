import type { JSX } from 'react';
import { Cover } from '../../src/cover/index.ts';
import { Gallery, Specimen } from './specimen.tsx';

/** Real titles of very different lengths and scripts, with their authors. */
const BOOKS: readonly (readonly [title: string, author?: string])[] = [
  ['Max Havelaar', 'Multatuli'],
  ['Moby-Dick; or, The whale', 'Melville, Herman'],
  ['On the origin of species by means of natural selection', 'Darwin, Charles'],
  ['Arbeidsongeschiktheidsverzekeringsrecht', 'Noordam, F.M.'],
  [
    'Herfsttij der middeleeuwen : studie over levens- en gedachtenvormen der veertiende en vijftiende eeuw',
    'Huizinga, Johan',
  ],
  ['The Elements of Typographic Style', 'Bringhurst, Robert'],
  ['Handboek der Nederlandse letterkunde'],
  ['أَلْفُ لَيْلَةٍ وَلَيْلَةٌ'],
];
const WIDTHS = [64, 96, 140, 240];

/** Covers without a picture, at every size in use. */
export function CoversPage(): JSX.Element {
  return (
    <Gallery>
      {WIDTHS.map((width) => (
        <Specimen key={width} title={`${width} px wide`} look="row">
          {BOOKS.map(([title, author]) => (
            <div key={title} style={{ inlineSize: `${width}px` }}>
              <Cover title={title} author={author} />
            </div>
          ))}
          <div style={{ inlineSize: `${width}px` }}>
            <Cover title="Loading" isLoading />
          </div>
        </Specimen>
      ))}
    </Gallery>
  );
}
