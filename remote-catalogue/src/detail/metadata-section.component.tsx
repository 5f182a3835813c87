import { useLanguage } from '@leeszaal/remote-kit/react';
import {
  type Labels,
  labelIn,
  type Publication,
  type SearchModule,
} from '@leeszaal/shared-contracts';
import { DescriptionList, Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { readableDate, readableLanguage } from '../publication/readable-value.ts';
import styles from './detail.module.css';
import type { FieldKind, MetadataField } from './metadata-fields.ts';
import { SearchLink } from './search-link.component.tsx';

interface MetadataSectionProps {
  readonly title: string;
  readonly fields: readonly MetadataField[];
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
}

/** A section of the fields with a value; empty sections are omitted. */
export function MetadataSection({ title, fields, publication, module }: MetadataSectionProps) {
  const { i18n } = useLingui();
  const items = fields.flatMap(({ name, label, kind, values, labels }) => {
    const texts = values(publication);
    if (texts.length === 0) return [];
    return [
      {
        key: name,
        term: i18n._(label),
        detail: (
          <Values
            field={name}
            kind={kind}
            texts={[...new Set(texts)]}
            labels={labels?.(publication)}
            module={module}
          />
        ),
      },
    ];
  });
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      <DescriptionList items={items} />
    </section>
  );
}

interface ValuesProps {
  readonly field: string;
  readonly kind: FieldKind;
  readonly texts: readonly string[];
  readonly labels: Labels | undefined;
  readonly module: SearchModule | undefined;
}

function Values({ field, kind, texts, labels, module }: ValuesProps) {
  const language = useLanguage();
  switch (kind) {
    case 'text':
      return texts.map((text) => (
        <span key={text} className={styles.line}>
          <bdi>{text}</bdi>
        </span>
      ));
    case 'date':
      return texts.map((text) => readableDate(text, language)).join('; ');
    default:
      return texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && '; '}
          <SearchLink field={field} value={text} module={module}>
            {kind === 'language'
              ? readableLanguage(text, language)
              : labelIn(labels, language, text)}
          </SearchLink>
        </Fragment>
      ));
  }
}
