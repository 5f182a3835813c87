import type { JSX } from 'react';
import { Container, PageHeader, Stack } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { DescriptionList, Heading, Prose, Text } from '../../src/typography/index.ts';
import { Specimen } from './specimen.tsx';

const facts = [
  { key: 'publisher', term: 'Publisher', detail: 'Harper & Brothers' },
  { key: 'year', term: 'Year', detail: '1851' },
  { key: 'isbn', term: 'ISBN', detail: '978-0-14-243724-7' },
  {
    key: 'keywords',
    term: 'Keywords',
    detail: <Link href="#k">Whaling; Ship captains; Sea stories</Link>,
  },
];

/** Headings, text and facts. */
export function TypePage(): JSX.Element {
  return (
    <Container as="main">
      <PageHeader
        eyebrow="Reading room"
        title="A quiet place to read"
        description="Titles and running text are set in Source Serif, the interface in Source Sans."
      />
      <Stack gap={8}>
        <Specimen title="Headings">
          <Stack gap={4}>
            <Heading level={3} look="display">
              Moby-Dick, or the Whale
            </Heading>
            <Heading level={3} look="title">
              The voyage of the Beagle
            </Heading>
            <Heading level={3} look="section">
              Publication and archive
            </Heading>
            <Heading level={3} look="item">
              A history of the reading room
            </Heading>
            <Heading level={3} look="label">
              Characteristics
            </Heading>
          </Stack>
        </Specimen>
        <Specimen title="Running text">
          <Prose lang="en">
            <p>
              Call me Ishmael. Some years ago—never mind how long precisely—having little or no
              money in my purse, and nothing particular to interest me on shore, I thought I would
              sail about a little and see <em>the watery part of the world</em>. It is a way I have
              of driving off the spleen and <Link href="#x">regulating the circulation</Link>.
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
        <Specimen title="Interface text">
          <Stack gap={2}>
            <Text>Ink: 1,204 results in 3 collections.</Text>
            <Text tone="soft">Soft: sorted by relevance.</Text>
            <Text tone="faint" size="sm">
              Faint: last changed yesterday at 14:02.
            </Text>
          </Stack>
        </Specimen>
        <Specimen title="Facts">
          <DescriptionList items={facts} />
        </Specimen>
      </Stack>
    </Container>
  );
}
