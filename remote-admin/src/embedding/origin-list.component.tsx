import { DeleteIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Heading } from '@leeszaal/shared-ui/typography';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import { AddOrigin } from './add-origin.component.tsx';
import styles from './embedding.module.css';

interface OriginListProps {
  readonly origins: readonly string[];
  readonly onChange: (origins: readonly string[]) => void;
}

/** The origins whose pages may show the reader (`docs/decisions.md` 95). */
export function OriginList({ origins, onChange }: OriginListProps) {
  const { t, i18n } = useLingui();
  const label = useId();
  const section = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState('');
  const add = (origin: string) => {
    onChange([...origins, origin]);
    setAnnounced(t`${origin} was added to the list`);
  };
  const remove = (origin: string) => {
    const index = origins.indexOf(origin);
    onChange(origins.toSpliced(index, 1));
    setAnnounced(t`${origin} was removed from the list`);
    // The pressed button is removed with its line: focus its neighbour.
    requestAnimationFrame(() => {
      const buttons = section.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? section.current?.querySelector('input'))?.focus();
    });
  };
  return (
    <section ref={section} className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        {i18n._(SETTING_NAMES.embedOrigins)}
      </Heading>
      <p>
        <Trans>
          Documents can be read in pages of these websites, and of no other. A website is named by
          the beginning of its address. Subdomains are websites of their own.
        </Trans>
      </p>
      <LiveRegion>{announced}</LiveRegion>
      {origins.length === 0 ? (
        <p className={styles.none}>
          <Trans>There are no websites yet: documents open in this portal only.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-labelledby={label}>
          {origins.map((origin) => (
            <li key={origin}>
              <span className={styles.name}>{origin}</span>
              <IconButton
                size="sm"
                icon={DeleteIcon}
                label={t`Remove ${origin} from the list`}
                data-remove
                onPress={() => remove(origin)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddOrigin origins={origins} onAdd={add} />
    </section>
  );
}
