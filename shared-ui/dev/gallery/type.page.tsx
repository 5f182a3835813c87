import type { JSX } from 'react';
import { Link } from '../../src/link/index.ts';
import { DescriptionList, Heading, Prose } from '../../src/typography/index.ts';
import { Gallery, Specimen } from './specimen.tsx';

const FACTS = [
  { key: 'publisher', term: 'Publisher', detail: 'Harper & Brothers' },
  { key: 'year', term: 'Year', detail: '1851' },
  { key: 'keywords', term: 'Keywords', detail: <Link href="#k">Whaling; Sea stories</Link> },
];

/** Headings, text and facts. */
export function TypePage(): JSX.Element {
  return (
    <Gallery>
      <Specimen title="Headings">
        {(['title', 'section', 'label'] as const).map((look) => (
          <Heading key={look} level={3} look={look}>
            The voyage of the Beagle
          </Heading>
        ))}
      </Specimen>
      <Specimen title="Running text">
        <Prose lang="en">
          <p>
            Call me Ishmael. Some years ago—never mind how long precisely—having little or no money
            in my purse, and nothing particular to interest me on shore, I thought I would sail
            about a little and see <em>the watery part of the world</em>. It is a way I have of
            driving off the spleen and <Link href="#x">regulating the circulation</Link>.
          </p>
          <blockquote>
            <p>Whenever I find myself growing grim about the mouth.</p>
          </blockquote>
          <ul>
            <li>whenever it is a damp, drizzly November in my soul;</li>
            <li>whenever I find myself involuntarily pausing before coffin warehouses.</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen title="Facts">
        <DescriptionList items={FACTS} />
      </Specimen>
    </Gallery>
  );
}
