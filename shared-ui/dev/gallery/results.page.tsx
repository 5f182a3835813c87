import { type JSX, useState } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { Cover } from '../../src/cover/index.ts';
import { Disclosure } from '../../src/disclosure/index.ts';
import {
  AdvancedIcon,
  BasketIcon,
  BookshelfIcon,
  DocumentIcon,
  FilterIcon,
  ListIcon,
  ReadIcon,
  ShareIcon,
  TilesIcon,
  UserIcon,
} from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Cluster, Stack } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { Select } from '../../src/select/index.ts';
import { SidePanel } from '../../src/side-panel/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../src/tabs/index.ts';
import { Tag } from '../../src/tag/index.ts';
import { DescriptionList, Heading, Prose, Text } from '../../src/typography/index.ts';
import { useIsMobile } from '../../src/use-is-mobile/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/index.ts';
import { books } from './books.ts';
import styles from './results.module.css';
import type { PageProps } from './specimen.tsx';

type Book = (typeof books)[number];

function Header(): JSX.Element {
  const isMobile = useIsMobile();
  const search = (
    <SearchField
      label="Search the catalogue"
      submitLabel="Search"
      clearLabel="Empty"
      defaultValue="sea voyages"
      after={<IconButton label="Advanced" icon={AdvancedIcon} size="sm" />}
    />
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="#home" isQuiet className={styles.brand}>
          Leeszaal
        </Link>
        {!isMobile && <div className={styles.search}>{search}</div>}
        <Cluster gap={1} isNowrap>
          <IconButton label="Bookshelves" icon={BookshelfIcon} />
          <IconButton label="Basket" icon={BasketIcon} badge={<Badge label="2 items">2</Badge>} />
          <IconButton label="Account" icon={UserIcon} />
        </Cluster>
      </div>
      {isMobile && <div className={styles.below}>{search}</div>}
    </header>
  );
}

function Result({
  book,
  isSelected,
  onOpen,
}: {
  readonly book: Book;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  return (
    <article className={styles.result} data-selected={isSelected || undefined}>
      <div className={styles.cover}>
        <Cover title={book.title} author={book.author} />
      </div>
      <Stack gap={2} className={styles.text}>
        {book.author !== undefined && (
          <Text size="sm" tone="soft">
            {book.author}
          </Text>
        )}
        <Heading level={3} look="item">
          <Button variant="link" isQuiet className={styles.title} onPress={onOpen}>
            {book.title}
          </Button>
        </Heading>
        <Text size="sm" tone="soft">
          Harper & Brothers, {book.year} · 2nd edition
        </Text>
        <Cluster gap={3} className={styles.tags}>
          <Tag icon={DocumentIcon}>PDF</Tag>
          <Tag onPress={() => {}}>whaling</Tag>
          <Tag onPress={() => {}}>sea stories</Tag>
        </Cluster>
      </Stack>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" icon={ReadIcon}>
          Read
        </Button>
      </div>
    </article>
  );
}

function Facets(): JSX.Element {
  return (
    <aside className={styles.facets} aria-label="Filters">
      <Disclosure title="Author" headingLevel={2} defaultExpanded>
        <Stack gap={0}>
          {['Melville, Herman', 'Darwin, Charles', 'Hugo, Victor'].map((name, n) => (
            <Cluster key={name} justify="between" isNowrap>
              <Checkbox defaultSelected={n === 0}>{name}</Checkbox>
              <Text as="span" size="sm" tone="faint">
                {42 - n * 11}
              </Text>
            </Cluster>
          ))}
        </Stack>
      </Disclosure>
      <Disclosure title="Year" headingLevel={2}>
        <Text>…</Text>
      </Disclosure>
      <Disclosure title="Publisher" headingLevel={2}>
        <Text>…</Text>
      </Disclosure>
    </aside>
  );
}

function Detail({ book }: { readonly book: Book }): JSX.Element {
  return (
    <Stack gap={6}>
      <Cluster gap={5} isNowrap align="start">
        <div style={{ flex: '0 0 8.5rem' }}>
          <Cover title={book.title} author={book.author} />
        </div>
        <Stack gap={3}>
          <Heading level={2} look="title">
            {book.title}
          </Heading>
          <Text tone="soft">{book.author}</Text>
          <Cluster gap={3}>
            <Tag tone="success">In the collection</Tag>
          </Cluster>
        </Stack>
      </Cluster>
      <Cluster>
        <Button variant="primary" icon={ReadIcon}>
          Read
        </Button>
        <Button icon={BookshelfIcon}>Add to bookshelf</Button>
      </Cluster>
      <Prose>
        <p>
          A sailor’s account of a voyage after the white whale, of the ship and her company, and of
          the captain who would not turn back.
        </p>
      </Prose>
      <DescriptionList
        items={[
          { key: 'p', term: 'Publisher', detail: <Link href="#p">Harper & Brothers</Link> },
          { key: 'y', term: 'Year', detail: book.year },
          { key: 'i', term: 'ISBN', detail: <Link href="#i">978-0-14-243724-7</Link> },
          { key: 'l', term: 'Language', detail: 'English' },
        ]}
      />
    </Stack>
  );
}

/** The components together, on a page like the busiest of the product. */
export function ResultsPage({ open }: PageProps): JSX.Element {
  const isMobile = useIsMobile();
  const [tab, setTab] = useState('books');
  const [sort, setSort] = useState<'score' | 'title'>('score');
  const [shown, setShown] = useState<Book | undefined>(open === 'panel' ? books[1] : undefined);
  return (
    <div className={styles.page}>
      <Header />
      <div className={styles.columns}>
        <main className={styles.main}>
          <VisuallyHidden as="h1">Results</VisuallyHidden>
          <Tabs selectedKey={tab} onSelectionChange={setTab}>
            <TabList label="Search modules" className={styles.tabs}>
              <Tab id="all">All results</Tab>
              <Tab id="books" count="42 / 340">
                Catalogue
              </Tab>
              <Tab id="text" state="busy" stateLabel="loading">
                Full text
              </Tab>
              <Tab id="shop" count="7">
                Shop
              </Tab>
            </TabList>
            {['all', 'books', 'text', 'shop'].map((id) => (
              <TabPanel key={id} id={id} className={styles.panel}>
                {!isMobile && <Facets />}
                <div className={styles.list}>
                  <Cluster justify="between" className={styles.tools}>
                    <Select
                      label="Sort by"
                      isLabelHidden
                      value={sort}
                      onChange={setSort}
                      options={[
                        { id: 'score', label: 'Relevance' },
                        { id: 'title', label: 'Title' },
                      ]}
                    />
                    <Cluster gap={2}>
                      {isMobile && (
                        <Button size="sm" icon={FilterIcon}>
                          Filter
                        </Button>
                      )}
                      <IconButton label="Share" icon={ShareIcon} />
                      <IconButton label="List" icon={ListIcon} isSelected />
                      <IconButton label="Tiles" icon={TilesIcon} isSelected={false} />
                    </Cluster>
                  </Cluster>
                  <VisuallyHidden as="h2">Catalogue</VisuallyHidden>
                  {books.slice(0, 8).map((book) => (
                    <Result
                      key={book.title}
                      book={book}
                      isSelected={book === shown}
                      onOpen={() => setShown(book)}
                    />
                  ))}
                </div>
              </TabPanel>
            ))}
          </Tabs>
        </main>
        <SidePanel
          isOpen={shown !== undefined}
          onClose={() => setShown(undefined)}
          label="Publication"
          closeLabel="Close"
          focusKey={shown?.title ?? ''}
          actions={<IconButton label="Share" icon={ShareIcon} />}
        >
          {shown !== undefined && <Detail book={shown} />}
        </SidePanel>
      </div>
    </div>
  );
}
