import type { JSX, ReactNode } from 'react';
import { Stack } from '../../src/layout/index.ts';
import { Heading, Rule } from '../../src/typography/index.ts';

/** A titled section of a gallery page. */
export function Specimen({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <Stack as="section" gap={5}>
      <Stack gap={3}>
        <Heading level={2} look="label">
          {title}
        </Heading>
        <Rule />
      </Stack>
      {children}
    </Stack>
  );
}

/** The props of every page; `open` names the overlay to open at once. */
export interface PageProps {
  readonly open: string | null;
}
