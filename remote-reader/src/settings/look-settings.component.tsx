import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { Choice, type ChoiceOption } from './choice.component.tsx';
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
  const choice = <K extends keyof ReadingLook>(
    part: K,
    label: string,
    columns: 2 | 3,
    options: readonly ChoiceOption<ReadingLook[K]>[],
  ) => (
    <Choice
      {...{ label, columns, options }}
      value={look[part]}
      onChange={(value) => change({ [part]: value })}
    />
  );
  const choices: Record<keyof ReadingLook, ReactNode> = {
    theme: choice('theme', t`Theme`, 3, [
      ground('paper', t`Paper`),
      ground('sepia', t`Sepia`),
      ground('night', t`Night`),
    ]),
    typeface: choice('typeface', t`Typeface`, 2, [
      published,
      face('serif', t`Serif`),
      face('sans', t`Sans serif`),
      face('dyslexic', t`OpenDyslexic`),
    ]),
    spacing: choice('spacing', t`Line spacing`, 2, [
      published,
      { id: 'tight', label: t`Tight` },
      { id: 'medium', label: t`Medium` },
      { id: 'loose', label: t`Loose` },
    ]),
    margins: choice('margins', t`Margins`, 3, [
      { id: 'narrow', label: t`Narrow` },
      { id: 'medium', label: t`Standard` },
      { id: 'wide', label: t`Wide` },
    ]),
    pages: choice('pages', t`Pages`, 2, [
      { id: 'day', label: t`As published` },
      { id: 'night', label: t`Night` },
    ]),
  };
  return (
    <div className={styles.settings}>
      {viewer.abilities.look.map((part) => (
        <div key={part}>{choices[part]}</div>
      ))}
    </div>
  );
}
