import type { JSX } from 'react';
import { Cover } from '../../src/cover/index.ts';
import { Cluster, Container, Stack } from '../../src/layout/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/index.ts';
import { books } from './books.ts';
import { Specimen } from './specimen.tsx';

const widths = [64, 96, 140, 240];

/** Covers without a picture, at every size in use. */
export function CoversPage(): JSX.Element {
  return (
    <Container as="main" size="wide">
      <VisuallyHidden as="h1">Gallery</VisuallyHidden>
      <Stack gap={8} style={{ paddingBlock: 'var(--lz-space-7)' }}>
        {widths.map((width) => (
          <Specimen key={width} title={`${width} px wide`}>
            <Cluster gap={6} align="end">
              {books.slice(0, width > 200 ? 9 : books.length).map(({ title, author }) => (
                <div key={title} style={{ inlineSize: `${width}px` }}>
                  <Cover title={title} author={author} />
                </div>
              ))}
              <div style={{ inlineSize: `${width}px` }}>
                <Cover title="On its way" isLoading />
              </div>
            </Cluster>
          </Specimen>
        ))}
      </Stack>
    </Container>
  );
}
