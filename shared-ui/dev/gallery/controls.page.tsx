import { type JSX, useState } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { Button } from '../../src/button/index.ts';
import { Checkbox, CheckboxGroup } from '../../src/checkbox/index.ts';
import {
  AdvancedIcon,
  BasketIcon,
  BookshelfIcon,
  DeleteIcon,
  ListIcon,
  PlusIcon,
  ReadIcon,
  ShareIcon,
  TilesIcon,
  UserIcon,
} from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Cluster, Container, Grid, Stack } from '../../src/layout/index.ts';
import { ButtonLink, Link } from '../../src/link/index.ts';
import {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubMenu,
} from '../../src/menu/index.ts';
import { Popover, PopoverTrigger } from '../../src/popover/index.ts';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { Select } from '../../src/select/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Text } from '../../src/typography/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/index.ts';
import { type PageProps, Specimen } from './specimen.tsx';

const sortings = [
  { id: 'score', label: 'Relevance' },
  { id: 'title', label: 'Title' },
  { id: 'year', label: 'Year of publication' },
] as const;

function Buttons(): JSX.Element {
  return (
    <Stack gap={5}>
      <Cluster>
        <Button variant="primary" icon={ReadIcon}>
          Read
        </Button>
        <Button icon={PlusIcon}>Add to bookshelf</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="link">Show all results</Button>
      </Cluster>
      <Cluster>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg" variant="primary">
          Large
        </Button>
        <ButtonLink href="#read" variant="primary" icon={ReadIcon}>
          A link
        </ButtonLink>
        <Link href="#terms" isExternal externalLabel="(new tab)">
          General terms
        </Link>
      </Cluster>
      <Cluster>
        <Button variant="primary" isBusy busyLabel="saving">
          Save changes
        </Button>
        <Button isBusy>Apply</Button>
        <Button isDisabled>Disabled</Button>
        <Button disabledReason="Someone is reading it">In use</Button>
        <Button variant="primary" isDisabled>
          Disabled
        </Button>
      </Cluster>
      <Cluster>
        <IconButton label="Bookshelves" icon={BookshelfIcon} />
        <IconButton label="Basket" icon={BasketIcon} badge={<Badge label="3 items">3</Badge>} />
        <IconButton label="Share" icon={ShareIcon} variant="secondary" />
        <IconButton label="List" icon={ListIcon} isSelected />
        <IconButton label="Tiles" icon={TilesIcon} isSelected={false} />
        <IconButton label="Delete" icon={DeleteIcon} variant="danger" />
        <IconButton label="Read" icon={ReadIcon} variant="primary" />
        <IconButton label="Off" icon={ReadIcon} isDisabled />
        <IconButton label="Small" icon={ReadIcon} size="sm" />
      </Cluster>
    </Stack>
  );
}

function Fields(): JSX.Element {
  const [sort, setSort] = useState<(typeof sortings)[number]['id']>('score');
  const [context, setContext] = useState<'words' | 'phrase'>('words');
  return (
    <Grid min="20rem" gap={7}>
      <TextField label="Name" defaultValue="Ada Lovelace" isRequired />
      <TextField
        label="E-mail"
        description="We answer to this address"
        placeholder="name@example.org"
      />
      <TextField label="E-mail" defaultValue="ada@" errorMessage="e-mail is invalid" isRequired />
      <TextField label="Department" isDisabled defaultValue="Not offered" />
      <TextField label="Message" isMultiline rows={3} />
      <Select label="Sort by" options={sortings} value={sort} onChange={setSort} />
      <RadioGroup
        label="Search for"
        value={context}
        onChange={setContext}
        options={[
          { id: 'words', label: 'Separate words' },
          { id: 'phrase', label: 'Exact sentence', description: 'In this order' },
        ]}
      />
      <CheckboxGroup
        label="Terms"
        defaultValue={['a']}
        errorMessage="Please accept both agreements"
      >
        <Checkbox value="a">I accept the general terms</Checkbox>
        <Checkbox value="b">I accept the privacy terms</Checkbox>
      </CheckboxGroup>
      <Stack gap={3}>
        <Switch defaultSelected description="Shown under the logo on the home page">
          Information text
        </Switch>
        <Switch>Show copies</Switch>
        <Checkbox isIndeterminate>All results</Checkbox>
        <Checkbox isDisabled>Not offered</Checkbox>
      </Stack>
    </Grid>
  );
}

function ExampleTabs(): JSX.Element {
  const [key, setKey] = useState('books');
  return (
    <Tabs selectedKey={key} onSelectionChange={setKey}>
      <TabList label="Search modules">
        <Tab id="all">All results</Tab>
        <Tab id="books" count="12 / 340">
          Catalogue
        </Tab>
        <Tab id="text" state="busy" stateLabel="loading">
          Full text
        </Tab>
        <Tab id="journals" count="1,208">
          Journals
        </Tab>
        <Tab id="shop" state="failed" stateLabel="failed">
          Shop
        </Tab>
      </TabList>
      {['all', 'books', 'text', 'journals', 'shop'].map((id) => (
        <TabPanel key={id} id={id}>
          <Text tone="soft">What is found there.</Text>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function AccountMenu({ isOpen }: { readonly isOpen: boolean }): JSX.Element {
  return (
    <MenuTrigger defaultOpen={isOpen}>
      <Button icon={UserIcon}>Account</Button>
      <Menu
        label="Account"
        placement="bottom start"
        header={
          <Stack gap={0}>
            <Text as="strong">Ada Lovelace</Text>
            <Text size="sm" tone="soft">
              ada@example.org
            </Text>
          </Stack>
        }
      >
        <SubMenu label="Library" value="Royal Library">
          <MenuItem id="royal">Royal Library</MenuItem>
        </SubMenu>
        <SubMenu label="Language" value="English">
          <MenuSection
            label="Language"
            isLabelHidden
            selectionMode="single"
            selectedKeys={['en']}
            onSelectionChange={() => {}}
          >
            <MenuItem id="nl">Nederlands</MenuItem>
            <MenuItem id="en">English</MenuItem>
          </MenuSection>
        </SubMenu>
        <MenuItem id="shelves" icon={BookshelfIcon} description="Three of your own">
          Bookshelves
        </MenuItem>
        <MenuItem id="admin" isDisabled>
          Administration
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="logout" tone="danger">
          Log out
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** Buttons, fields and selections. */
export function ControlsPage({ open }: PageProps): JSX.Element {
  return (
    <Container as="main">
      <VisuallyHidden as="h1">Gallery</VisuallyHidden>
      <Stack gap={8} style={{ paddingBlock: 'var(--lz-space-7)' }}>
        <Specimen title="Buttons">
          <Buttons />
        </Specimen>
        <Specimen title="Search">
          <Stack gap={5}>
            <SearchField
              size="lg"
              label="Search the catalogue"
              submitLabel="Search"
              clearLabel="Empty"
              placeholder="Title, author, subject…"
              after={<IconButton label="Advanced" icon={AdvancedIcon} />}
            />
            <SearchField
              label="Search again"
              submitLabel="Search"
              clearLabel="Empty"
              defaultValue="whales"
              isBusy
            />
          </Stack>
        </Specimen>
        <Specimen title="Overlays">
          <Cluster>
            <AccountMenu isOpen={open === 'menu'} />
            <PopoverTrigger defaultOpen={open === 'popover'}>
              <Button>Information</Button>
              <Popover label="About this library" hasArrow>
                <Text>Open every day from ten to six. Reading is free for everyone.</Text>
              </Popover>
            </PopoverTrigger>
          </Cluster>
        </Specimen>
        <Specimen title="Tabs">
          <ExampleTabs />
        </Specimen>
        <Specimen title="Fields">
          <Fields />
        </Specimen>
      </Stack>
    </Container>
  );
}
