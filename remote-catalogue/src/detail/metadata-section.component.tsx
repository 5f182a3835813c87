import type { Publication } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { DescriptionList, Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import styles from './detail.module.css';
import type { MetadataField } from './metadata-fields.ts';
import { valuePath } from './value-path.ts';

interface MetadataSectionProps {
  readonly title: string;
  readonly fields: readonly MetadataField[];
  readonly publication: Publication;
}

/** The fields that have a value; a press on one searches for it. Nothing at all where none has. */
export function MetadataSection({ title, fields, publication }: MetadataSectionProps) {
  const { i18n } = useLingui();
  const { navigation } = useHost();
  const items = fields.flatMap(({ name, label, values }) => {
    const texts = values(publication).filter((text): text is string => Boolean(text));
    if (texts.length === 0) return [];
    const detail = texts.map((text, index) => (
      <Fragment key={text}>
        {index > 0 && '; '}
        <Button variant="link" onPress={() => navigation.navigate(valuePath(name, text))}>
          {text}
        </Button>
      </Fragment>
    ));
    return [{ key: name, term: i18n._(label), detail }];
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
