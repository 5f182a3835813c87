import { useHost } from '@leeszaal/remote-kit/react';
import type { AppearanceMetadata } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Cover } from '@leeszaal/shared-ui/cover';
import { Disclosure } from '@leeszaal/shared-ui/disclosure';
import { DescriptionList, Heading, Prose } from '@leeszaal/shared-ui/typography';
import { usePicture } from '@leeszaal/shared-ui/use-picture';
import { useLingui } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import { useIsEmbed } from '../placement/use-is-embed.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { metadataPath } from './metadata-query.ts';
import styles from './panel.module.css';
import { plainText } from './plain-text.ts';

const LOADING = { kind: 'loading' } as const;

interface MetadataTabProps {
  readonly document: AppearanceMetadata;
  readonly source: DocumentSource;
}

/** The metadata of the document, with searchable values (`docs/behaviour.md` R2); an embed has no results. */
export function MetadataTab({ document, source }: MetadataTabProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const isEmbedded = useIsEmbed();
  const hasCover = Boolean(document.cover);
  const load = useMemo(
    () =>
      hasCover ? (signal: AbortSignal) => source.cover({ signal, background: true }) : undefined,
    [hasCover, source],
  );
  const [picture = LOADING] = usePicture(load);
  const title = document.title ?? '';

  const values = (field: string, texts: readonly (string | undefined)[]) =>
    texts.filter(Boolean).map((value = '', index) => (
      <Fragment key={value}>
        {index > 0 && ', '}
        {isEmbedded ? (
          <bdi>{value}</bdi>
        ) : (
          <Button variant="link" onPress={() => navigation.navigate(metadataPath(field, value))}>
            <bdi>{value}</bdi>
          </Button>
        )}
      </Fragment>
    ));
  const fields = [
    {
      key: 'authors',
      term: document.authors.length > 1 ? t`Authors` : t`Author`,
      texts: document.authors,
    },
    { key: 'isbn', term: t`ISBN`, texts: [document.isbn] },
    { key: 'yearofpublication', term: t`Year`, texts: [document.yearOfPublication] },
    { key: 'publisher', term: t`Publisher`, texts: [document.publisher] },
    { key: 'edition', term: t`Edition`, texts: [document.edition] },
    { key: 'jurisdiction', term: t`Jurisdiction`, texts: document.jurisdiction },
  ].filter(({ texts }) => texts.some(Boolean));

  return (
    <div className={styles.metadata}>
      <div className={styles.cover}>
        <Cover
          title={title}
          author={document.authors[0]}
          src={picture.kind === 'loaded' ? picture.address : undefined}
          isLoading={hasCover && picture.kind === 'loading'}
        />
      </div>
      <Heading level={2} look="title">
        <bdi>{title}</bdi>
      </Heading>
      <DescriptionList
        items={fields.map(({ key, term, texts }) => ({ key, term, detail: values(key, texts) }))}
      />
      {document.abstract && (
        <Disclosure title={t`Description`} defaultExpanded headingLevel={3}>
          <Prose>
            <p dir="auto">{plainText(document.abstract)}</p>
          </Prose>
        </Disclosure>
      )}
    </div>
  );
}
