import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { Choice } from './choice.component.tsx';
import styles from './settings.module.css';
import { useLook } from './use-look.ts';

/** The settings of the look that apply to the document. */
export function LookSettings({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [look, change] = useLook(viewer);
  const published = { id: 'published', label: t`As published` } as const;
  const face = (typeface: ReadingLook['typeface'], label: string) => ({
    id: typeface,
    label: <span data-typeface={typeface}>{label}</span>,
  });
  const ground = (theme: ReadingLook['theme'], label: string) => ({
    id: theme,
    label: (
      <>
        <span className={styles.swatch} data-ground={theme} aria-hidden="true" />
        {label}
      </>
    ),
  });
  const choices: Record<keyof ReadingLook, ReactNode> = {
    theme: (
      <Choice
        label={t`Theme`}
        columns={3}
        value={look.theme}
        onChange={(theme) => change({ theme })}
        options={[ground('paper', t`Paper`), ground('sepia', t`Sepia`), ground('night', t`Night`)]}
      />
    ),
    typeface: (
      <Choice
        label={t`Typeface`}
        columns={2}
        value={look.typeface}
        onChange={(typeface) => change({ typeface })}
        options={[
          published,
          face('serif', t`Serif`),
          face('sans', t`Sans serif`),
          face('dyslexic', t`OpenDyslexic`),
        ]}
      />
    ),
    spacing: (
      <Choice
        label={t`Line spacing`}
        columns={2}
        value={look.spacing}
        onChange={(spacing) => change({ spacing })}
        options={[
          published,
          { id: 'tight', label: t`Tight` },
          { id: 'medium', label: t`Medium` },
          { id: 'loose', label: t`Loose` },
        ]}
      />
    ),
    margins: (
      <Choice
        label={t`Margins`}
        columns={3}
        value={look.margins}
        onChange={(margins) => change({ margins })}
        options={[
          { id: 'narrow', label: t`Narrow` },
          { id: 'medium', label: t`Standard` },
          { id: 'wide', label: t`Wide` },
        ]}
      />
    ),
    pages: (
      <Choice
        label={t`Pages`}
        columns={2}
        value={look.pages}
        onChange={(pages) => change({ pages })}
        options={[
          { id: 'day', label: t`As published` },
          { id: 'night', label: t`Night` },
        ]}
      />
    ),
  };
  return (
    <div className={styles.settings}>
      {viewer.abilities.look.map((part) => (
        <div key={part}>{choices[part]}</div>
      ))}
    </div>
  );
}
