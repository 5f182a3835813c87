import { type JSX, useRef, useState } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import {
  AdvancedIcon,
  BasketIcon,
  BookshelfIcon,
  DeleteIcon,
  ListIcon,
  PlusIcon,
  ReadIcon,
  ShareIcon,
} from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { ButtonLink, Link } from '../../src/link/index.ts';
import {
  AnchoredMenu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  SubMenu,
} from '../../src/menu/index.ts';
import { Popover, PopoverTrigger } from '../../src/popover/index.ts';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { Select } from '../../src/select/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Gallery, type PageProps, Specimen } from './specimen.tsx';

const SORTINGS = [
  { id: 'score', label: 'Relevance' },
  { id: 'title', label: 'Title' },
] as const;

function Buttons(): JSX.Element {
  return (
    <Specimen title="Buttons" look="row">
      <Button variant="primary" icon={ReadIcon}>
        Read
      </Button>
      <Button icon={PlusIcon}>Add to bookshelf</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="link">Show all results</Button>
      <Button size="sm">Small</Button>
      <Button variant="primary" isBusy busyLabel="saving">
        Save changes
      </Button>
      <Button isDisabled>Disabled</Button>
      <Button disabledReason="Another reader has it open">In use</Button>
      <ButtonLink href="#read">A link</ButtonLink>
      <Link href="#terms" isExternal externalLabel="(new tab)">
        General terms
      </Link>
      <IconButton label="Bookshelves" icon={BookshelfIcon} />
      <IconButton label="Basket" icon={BasketIcon} badge={<Badge>3</Badge>} />
      <IconButton label="Share" icon={ShareIcon} variant="secondary" />
      <IconButton label="List" icon={ListIcon} isSelected />
      <IconButton label="Off" icon={ReadIcon} isDisabled />
      <IconButton label="Small" icon={DeleteIcon} size="sm" />
    </Specimen>
  );
}

function Fields(): JSX.Element {
  const [sort, setSort] = useState<(typeof SORTINGS)[number]['id']>('score');
  const [context, setContext] = useState<'words' | 'phrase'>('words');
  return (
    <Specimen title="Fields" look="grid">
      <TextField label="Name" defaultValue="Ada Lovelace" isRequired />
      <TextField label="E-mail" description="We answer to this address" />
      <TextField label="E-mail" defaultValue="ada@" errorMessage="e-mail is invalid" isRequired />
      <TextField label="Message" isMultiline rows={3} />
      <Select label="Sort by" options={SORTINGS} value={sort} onChange={setSort} />
      <RadioGroup
        label="Search for"
        value={context}
        onChange={setContext}
        options={[
          { id: 'words', label: 'Separate words' },
          { id: 'phrase', label: 'Exact sentence' },
        ]}
      />
      <Switch defaultSelected description="Shown under the logo on the home page">
        Information text
      </Switch>
      <Checkbox defaultSelected>All results</Checkbox>
      <Checkbox isDisabled>Not offered</Checkbox>
    </Specimen>
  );
}

function ExampleTabs(): JSX.Element {
  const [key, setKey] = useState('books');
  return (
    <Specimen title="Tabs">
      <Tabs selectedKey={key} onSelectionChange={setKey}>
        <TabList label="Search modules">
          <Tab id="books" count="12 / 340">
            Catalogue
          </Tab>
          <Tab id="text" state="busy" stateLabel="loading">
            Full text
          </Tab>
          <Tab id="shop" state="failed" stateLabel="failed">
            Shop
          </Tab>
        </TabList>
        {['books', 'text', 'shop'].map((id) => (
          <TabPanel key={id} id={id}>
            Results of {id}
          </TabPanel>
        ))}
      </Tabs>
    </Specimen>
  );
}

function Overlays({ open }: PageProps): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(open === 'menu');
  return (
    <Specimen title="Overlays" look="row">
      <span ref={place}>
        <Button aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
          Account
        </Button>
      </span>
      <AnchoredMenu
        label="Account"
        header={<strong>Ada Lovelace</strong>}
        triggerRef={place}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <SubMenu label="Language" value="English">
          <MenuSection label="Language" selectedKey="en" onSelectionChange={() => {}}>
            <MenuItem id="nl">Nederlands</MenuItem>
            <MenuItem id="en">English</MenuItem>
          </MenuSection>
        </SubMenu>
        <MenuItem id="shelves" icon={BookshelfIcon}>
          Bookshelves
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="admin" isDisabled>
          Administration
        </MenuItem>
      </AnchoredMenu>
      <PopoverTrigger defaultOpen={open === 'popover'}>
        <Button>Information</Button>
        <Popover label="About this library" hasArrow>
          Open every day from ten to six. Reading is free for everyone.
        </Popover>
      </PopoverTrigger>
    </Specimen>
  );
}

/** Buttons, fields and selections. */
export function ControlsPage({ open }: PageProps): JSX.Element {
  const search = { label: 'Search', submitLabel: 'Search', clearLabel: 'Empty' };
  return (
    <Gallery>
      <Buttons />
      <Specimen title="Search">
        <SearchField
          {...search}
          placeholder="Title, author, subject…"
          after={<IconButton label="Advanced" icon={AdvancedIcon} />}
        />
        <SearchField {...search} defaultValue="whales" isBusy />
      </Specimen>
      <Overlays open={open} />
      <ExampleTabs />
      <Fields />
    </Gallery>
  );
}
