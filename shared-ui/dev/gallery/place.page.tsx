import { type JSX, type ReactNode, useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { Cover } from '../../src/cover/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Disclosure } from '../../src/disclosure/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import {
  AdvancedIcon,
  ContentsIcon,
  LettersIcon,
  PanelIcon,
  SearchIcon,
} from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Notice } from '../../src/notice/index.ts';
import { Popover, PopoverTrigger } from '../../src/popover/index.ts';
import { ProgressBar } from '../../src/progress-bar/index.ts';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { Select } from '../../src/select/index.ts';
import { SidePanel } from '../../src/side-panel/index.ts';
import { Spinner } from '../../src/spinner/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index.ts';
import { createToastQueue, ToastRegion } from '../../src/toast/index.ts';
import { Tree } from '../../src/tree/index.ts';
import { LiveRegion } from '../../src/visually-hidden/index.ts';
import styles from './place.module.css';

const MODES = [
  { id: 'words', label: 'Separate words' },
  { id: 'phrase', label: 'Exact sentence' },
] as const;

const TABS = [
  ['toc', 'Contents'],
  ['details', 'Details'],
] as const;

const CONTENTS = [
  { id: '1', label: 'Etymology', children: [{ id: '1.1', label: 'Extracts' }] },
  { id: '2', label: 'Loomings' },
];

const toasts = createToastQueue();

interface Noting {
  /** Records what happened, for a test of the page. */
  readonly note: (event: string) => void;
}

function Settings({ note }: Noting): JSX.Element {
  const [mode, setMode] = useState<'words' | 'phrase'>('words');
  return (
    <RadioGroup
      label="Search for"
      value={mode}
      options={MODES}
      onChange={(next) => {
        note(`mode ${next}`);
        setMode(next);
      }}
    />
  );
}

function Bar({ note, onPanel, onDialog }: Noting & Record<'onPanel' | 'onDialog', () => void>) {
  return (
    <section className={styles.bar} aria-label="Toolbar">
      <IconButton label="Show panel" icon={PanelIcon} onPress={onPanel} />
      <Button onPress={() => note('pressed')}>Press</Button>
      <Button onPress={onDialog}>Dialog</Button>
      <PopoverTrigger>
        <IconButton label="Reading settings" icon={LettersIcon} />
        <Popover label="Reading settings" closeLabel="Close" placement="bottom end">
          <Settings note={note} />
          <Button onPress={() => note('in popover')}>Apply</Button>
        </Popover>
      </PopoverTrigger>
    </section>
  );
}

function Panel({ note, onClose }: Noting & { readonly onClose: () => void }) {
  const [tab, setTab] = useState<string>('toc');
  return (
    <SidePanel
      isOpen
      isBare
      side="start"
      width="16rem"
      label="Panel"
      closeLabel="Hide panel"
      onClose={onClose}
    >
      <Tabs selectedKey={tab} onSelectionChange={setTab}>
        <TabList label="Panel">
          {TABS.map(([id, name]) => (
            <Tab key={id} id={id} icon={ContentsIcon} isNameHidden>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="toc">
          <Tree label="Contents" items={CONTENTS} onAction={(id) => note(`entry ${id}`)} />
        </TabPanel>
        <TabPanel id="details">
          <div className={styles.cover}>
            <Cover title="Moby-Dick" author="Herman Melville" />
          </div>
          <Disclosure title="Description" defaultExpanded>
            A whale.
          </Disclosure>
          <Select label="Number of pages" options={MODES} value="words" onChange={note} />
          <ProgressBar label="Preparing print" value={3} maxValue={10} />
          <PopoverTrigger>
            <IconButton label="Panel settings" icon={LettersIcon} />
            <Popover label="Panel settings" closeLabel="Close">
              <Settings note={note} />
            </Popover>
          </PopoverTrigger>
        </TabPanel>
      </Tabs>
    </SidePanel>
  );
}

function Page({ note, children }: Noting & { readonly children: ReactNode }): JSX.Element {
  return (
    <div className={styles.page}>
      <SearchField
        label="Search"
        submitLabel="Go"
        clearLabel="Clear"
        onSubmit={(text) => note(`search ${text}`)}
        after={
          <PopoverTrigger>
            <IconButton label="Advanced search" icon={AdvancedIcon} />
            <Popover label="Advanced search" hasArrow>
              <Settings note={note} />
            </Popover>
          </PopoverTrigger>
        }
      />
      <Notice live="off" title="A notice">
        A message.
      </Notice>
      <Spinner label="Loading" size={32} width={4} />
      <EmptyState title="Nothing here" icon={SearchIcon} size="sm">
        Try fewer words.
      </EmptyState>
      <Button disabledReason="All copies are in use">Read</Button>
      {children}
      <div className={styles.foot}>
        <PopoverTrigger>
          <Button>At the foot</Button>
          <Popover label="At the foot" hasArrow placement="bottom">
            A note of several words, which is wide enough to wrap in a narrow place.
          </Popover>
        </PopoverTrigger>
      </div>
    </div>
  );
}

/** The screen of a reader, for a place in another page. */
export function PlacePage(): JSX.Element {
  const [events, setEvents] = useState<readonly string[]>([]);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const note = (event: string) => setEvents((before) => [...before, event]);
  return (
    <div className={styles.reader}>
      <Bar note={note} onPanel={() => setPanelOpen(true)} onDialog={() => setDialogOpen(true)} />
      <div className={styles.body}>
        {isPanelOpen && <Panel note={note} onClose={() => setPanelOpen(false)} />}
        <Page note={note}>
          <Button onPress={() => void toasts.add({ title: 'Saved' })}>Toast</Button>
        </Page>
      </div>
      <output data-events>{events.join(', ')}</output>
      <LiveRegion>{events.at(-1)}</LiveRegion>
      <Dialog
        isOpen={isDialogOpen}
        title="Preparing print"
        closeLabel="Cancel"
        onClose={() => setDialogOpen(false)}
        actions={<Button onPress={() => note('in dialog')}>Begin</Button>}
      >
        How many pages?
      </Dialog>
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </div>
  );
}
