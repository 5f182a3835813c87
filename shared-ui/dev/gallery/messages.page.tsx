import { type JSX, useEffect, useState } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { BlockingSpinner } from '../../src/blocking-spinner/index.ts';
import { Button } from '../../src/button/index.ts';
import { Chip, ChipList } from '../../src/chip/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Clamp, Disclosure } from '../../src/disclosure/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import { FloatingNotice } from '../../src/floating-notice/index.ts';
import { DocumentIcon, RetryIcon, SearchIcon } from '../../src/icon/index.ts';
import { Link } from '../../src/link/index.ts';
import { Notice } from '../../src/notice/index.ts';
import { ProgressBar } from '../../src/progress-bar/index.ts';
import { Skeleton, SkeletonGroup } from '../../src/skeleton/index.ts';
import { Spinner } from '../../src/spinner/index.ts';
import { Tag } from '../../src/tag/index.ts';
import { createToastQueue, ToastRegion } from '../../src/toast/index.ts';
import { Tree, type TreeNode } from '../../src/tree/index.ts';
import { Gallery, type PageProps, Specimen } from './specimen.tsx';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const CONTENTS: readonly TreeNode[] = [
  { id: '0', label: 'Etymology', end: 3 },
  {
    id: '1',
    label: 'Loomings',
    end: 11,
    children: [
      { id: '1.1', label: 'The carpet-bag', end: 15 },
      { id: '1.2', label: 'The Spouter-Inn, on a dark December night', end: 19 },
    ],
  },
];

const toasts = createToastQueue();

function Notices(): JSX.Element {
  const retry = (
    <Button size="sm" icon={RetryIcon}>
      Try again
    </Button>
  );
  return (
    <Specimen title="Notices">
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} live="off" title="A title" actions={retry}>
          A message, with <Link href="#w">a link</Link>.
        </Notice>
      ))}
      <Notice tone="danger" variant="inline" live="off">
        the requested bookshelf can not be loaded
      </Notice>
    </Specimen>
  );
}

function Loading(): JSX.Element {
  return (
    <Specimen title="Loading" look="grid">
      <Spinner label="Loading" size={32} width={4} />
      <ProgressBar label="Preparing print" value={3} maxValue={10} valueLabel="3 of 10" />
      <ProgressBar label="Searching" isIndeterminate />
      <SkeletonGroup label="Loading results">
        <Skeleton variant="title" />
        <Skeleton lines={3} />
      </SkeletonGroup>
    </Specimen>
  );
}

function Marks(): JSX.Element {
  return (
    <Specimen title="Marks" look="row">
      <Tag icon={DocumentIcon}>PDF</Tag>
      <Tag onPress={() => {}}>whaling</Tag>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Badge>12</Badge>
      <ChipList label="Filters">
        <Chip onRemove={() => {}} removeLabel="Remove Melville">
          Melville, Herman
        </Chip>
      </ChipList>
    </Specimen>
  );
}

function Folds(): JSX.Element {
  return (
    <Specimen title="Folds and trees" look="grid">
      <Disclosure title="Copies" defaultExpanded>
        Two in the stacks, one on loan until Friday.
      </Disclosure>
      <Tree label="Contents" items={CONTENTS} currentId="1.2" onAction={() => {}} />
      <Clamp maxHeight={60} moreLabel="Show more" lessLabel="Show less">
        It is not down in any map; true places never are. I know not all that may be coming, but be
        it what it will, I’ll go to it laughing. As for me, I am tormented with an everlasting itch
        for things remote. I love to sail forbidden seas, and land on barbarous coasts.
      </Clamp>
    </Specimen>
  );
}

/** Notices, loading states, marks and dialogs. */
export function MessagesPage({ open }: PageProps): JSX.Element {
  const [isOpen, setOpen] = useState(open === 'dialog');
  const close = () => setOpen(false);
  useEffect(() => {
    if (open !== 'toast') return undefined;
    const key = toasts.add({ title: 'Link copied', tone: 'success' });
    return () => toasts.close(key);
  }, [open]);
  return (
    <Gallery>
      <Notices />
      <Loading />
      <Marks />
      <Folds />
      <EmptyState
        title="There are no results for this query"
        icon={SearchIcon}
        actions={<Button onPress={() => setOpen(true)}>Open a dialog</Button>}
      >
        Try fewer words, or search the full text as well.
      </EmptyState>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel="Close"
        title="Delete this bookshelf?"
        tone="warning"
        actions={
          <Button variant="danger" onPress={close}>
            Delete
          </Button>
        }
      >
        “Whaling and the sea” holds 12 publications.
      </Dialog>
      <Dialog
        isOpen={open === 'must-act'}
        mustAct
        topLayer
        role="alertdialog"
        title="Server could not be reached"
        tone="danger"
        actions={<Button icon={RetryIcon}>Try again</Button>}
      >
        There was a problem establishing a connection to the server. Please try again.
      </Dialog>
      {open === 'blocking' && <BlockingSpinner label="Opening the document" />}
      {open === 'notice' && (
        <FloatingNotice actions={<Button size="sm">Reload the page</Button>}>
          A new version is available
        </FloatingNotice>
      )}
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </Gallery>
  );
}
