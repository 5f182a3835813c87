import { type JSX, useEffect, useState } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { BlockingSpinner } from '../../src/blocking-spinner/index.ts';
import { Button } from '../../src/button/index.ts';
import { Chip, ChipList } from '../../src/chip/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Clamp, Disclosure } from '../../src/disclosure/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import { DocumentIcon, LibraryIcon, RetryIcon } from '../../src/icon/index.ts';
import { Cluster, Container, Grid, Stack } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { Notice } from '../../src/notice/index.ts';
import { ProgressBar } from '../../src/progress-bar/index.ts';
import { Skeleton, SkeletonGroup } from '../../src/skeleton/index.ts';
import { Spinner } from '../../src/spinner/index.ts';
import { Surface } from '../../src/surface/index.ts';
import { Tag } from '../../src/tag/index.ts';
import { createToastQueue, ToastRegion } from '../../src/toast/index.ts';
import { Tree, type TreeNode } from '../../src/tree/index.ts';
import { Prose, Text } from '../../src/typography/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/index.ts';
import { type PageProps, Specimen } from './specimen.tsx';

const contents: readonly TreeNode[] = [
  { id: '0', label: 'Etymology', end: 3 },
  {
    id: '1',
    label: 'Loomings',
    end: 11,
    children: [
      { id: '1.1', label: 'The carpet-bag', end: 15 },
      {
        id: '1.2',
        label: 'The Spouter-Inn, and what was found in it on a dark December night',
        end: 19,
        children: [{ id: '1.2.1', label: 'The counterpane', end: 37 }],
      },
    ],
  },
  { id: '2', label: 'Breakfast', end: 42 },
];

const toasts = createToastQueue();

function Notices(): JSX.Element {
  return (
    <Stack gap={4}>
      <Notice live="off" title="The search is widened">
        No results for the exact sentence. <Link href="#w">Search for the words</Link>.
      </Notice>
      <Notice tone="info" live="off">
        The library closes at six. <Link href="#o">Opening hours</Link>
      </Notice>
      <Notice tone="success" live="off" onDismiss={() => {}} dismissLabel="Close">
        The order has been sent.
      </Notice>
      <Notice tone="warning" live="off" title="Your loan is about to expire">
        It ends in 28 seconds.
      </Notice>
      <Notice
        tone="danger"
        live="off"
        title="Part of the page could not be loaded"
        actions={
          <Button size="sm" icon={RetryIcon}>
            Try again
          </Button>
        }
      >
        There was a problem establishing a connection to the server.
      </Notice>
      <Notice tone="danger" variant="inline" live="off">
        the requested bookshelf can not be loaded
      </Notice>
    </Stack>
  );
}

function Waiting(): JSX.Element {
  return (
    <Grid min="18rem" gap={7}>
      <Cluster gap={6}>
        <Spinner label="Loading" />
        <Spinner label="Loading" size={32} width={4} />
        <Spinner label="Loading" size={16} width={2} />
      </Cluster>
      <Stack gap={5}>
        <ProgressBar label="Preparing print" value={3} maxValue={10} valueLabel="3 of 10" />
        <ProgressBar label="Searching" isIndeterminate />
      </Stack>
      <SkeletonGroup label="Loading results">
        <Cluster isNowrap align="start" gap={5}>
          <div style={{ flex: '0 0 5rem' }}>
            <Skeleton variant="cover" />
          </div>
          <Stack gap={4} style={{ flex: 1 }}>
            <Skeleton variant="title" />
            <Skeleton lines={3} />
          </Stack>
        </Cluster>
      </SkeletonGroup>
    </Grid>
  );
}

function Marks(): JSX.Element {
  return (
    <Stack gap={5}>
      <Cluster gap={3}>
        <Tag icon={DocumentIcon}>PDF</Tag>
        <Tag tone="accent">New</Tag>
        <Tag tone="success">In the collection</Tag>
        <Tag tone="warning">On loan</Tag>
        <Tag tone="danger">Withdrawn</Tag>
        <Tag tone="info">Reference</Tag>
        <Tag onPress={() => {}}>whaling</Tag>
        <Badge>12</Badge>
        <Badge tone="neutral">340</Badge>
        <Badge tone="danger">!</Badge>
      </Cluster>
      <ChipList label="Filters">
        <Chip onRemove={() => {}} removeLabel="Remove Melville">
          Melville, Herman
        </Chip>
        <Chip state="adding" onRemove={() => {}} removeLabel="Undo 1851">
          1851
        </Chip>
        <Chip state="removing" onRemove={() => {}} removeLabel="Undo whaling">
          whaling
        </Chip>
        <Chip>plain</Chip>
      </ChipList>
    </Stack>
  );
}

function Folds(): JSX.Element {
  return (
    <Grid min="22rem" gap={7}>
      <div>
        <Disclosure title="Copies" aside="3" defaultExpanded>
          <Text tone="soft">Two in the stacks, one on loan until Friday.</Text>
        </Disclosure>
        <Disclosure title="Archive">
          <Text>text</Text>
        </Disclosure>
      </div>
      <Tree
        label="Contents"
        items={contents}
        currentId="1.2"
        onAction={() => {}}
        toggleLabel={(label) => `Open or close ${label}`}
      />
      <Clamp maxHeight={120} moreLabel="Show more" lessLabel="Show less">
        <Prose>
          <p>
            It is not down in any map; true places never are. I know not all that may be coming, but
            be it what it will, I’ll go to it laughing. As for me, I am tormented with an
            everlasting itch for things remote. I love to sail forbidden seas, and land on barbarous
            coasts.
          </p>
        </Prose>
      </Clamp>
      <Stack gap={4}>
        <Surface>A sheet on the paper</Surface>
        <Surface elevation={1} isInteractive>
          Lifts under the pointer
        </Surface>
        <Surface isSelected>Selected</Surface>
        <Surface elevation={2}>Raised</Surface>
      </Stack>
    </Grid>
  );
}

/** Notices, loading states, marks and dialogs. */
export function MessagesPage({ open }: PageProps): JSX.Element {
  const [isOpen, setOpen] = useState(open === 'dialog');
  useEffect(() => {
    if (open !== 'toast') return undefined;
    const key = toasts.add({
      title: 'Link copied',
      tone: 'success',
      action: { label: 'Undo', onPress: () => {} },
    });
    return () => toasts.close(key);
  }, [open]);
  return (
    <Container as="main">
      <VisuallyHidden as="h1">Gallery</VisuallyHidden>
      <Stack gap={8} style={{ paddingBlock: 'var(--lz-space-7)' }}>
        <Specimen title="Notices">
          <Notices />
        </Specimen>
        <Specimen title="Waiting">
          <Waiting />
        </Specimen>
        <Specimen title="Marks">
          <Marks />
        </Specimen>
        <Specimen title="Folds, trees and sheets">
          <Folds />
        </Specimen>
        <Specimen title="Empty">
          <EmptyState
            title="There are no results for this query"
            icon={LibraryIcon}
            actions={<Button onPress={() => setOpen(true)}>Open a dialog</Button>}
          >
            Try fewer words, or search the full text as well.
          </EmptyState>
        </Specimen>
      </Stack>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel="Close"
        title="Delete this bookshelf?"
        tone="warning"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger" onPress={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        <Text>
          “Whaling and the sea” holds 12 publications. They stay in the catalogue; the bookshelf
          does not come back.
        </Text>
      </Dialog>
      <Dialog
        isOpen={open === 'must-act'}
        mustAct
        topLayer
        role="alertdialog"
        title="Server could not be reached"
        tone="danger"
        actions={
          <Button variant="primary" icon={RetryIcon}>
            Try again
          </Button>
        }
      >
        <Text>There was a problem establishing a connection to the server. Please try again.</Text>
      </Dialog>
      {open === 'blocking' && <BlockingSpinner label="Opening the document" isLabelVisible />}
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </Container>
  );
}
