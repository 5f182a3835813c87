import { Button } from '@leeszaal/shared-ui/button';
import { accentColours, LEAST_CONTRAST, type ShownAccent } from '@leeszaal/shared-ui/colour';
import { Link } from '@leeszaal/shared-ui/link';
import { Heading } from '@leeszaal/shared-ui/typography';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import styles from './presentation.module.css';

const THEME_NAMES = { light: msg`In the light theme`, dark: msg`In the dark theme` } as const;

/** The portal's use of the colour. */
const CHANGES: Readonly<Record<ShownAccent['change'], MessageDescriptor>> = {
  none: msg`Links have this colour.`,
  darker: msg`Links are made darker.`,
  lighter: msg`Links are made lighter.`,
  paler: msg`Links are made paler.`,
};

/** How legible an accent is in each theme, by itself and as the portal shows it. */
export function AccentCheck({ colour }: { readonly colour: string }) {
  const { i18n } = useLingui();
  const colours = accentColours(colour);
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className={styles.theme}>
          <Heading level={2} look="label">
            {i18n._(THEME_NAMES[theme])}
          </Heading>
          <Preview theme={theme} colour={colour} />
          <Verdict shown={colours[theme]} />
        </section>
      ))}
    </div>
  );
}

/** A link and a button as the portal shows them. They do nothing. */
function Preview({ theme, colour }: { readonly theme: 'light' | 'dark'; readonly colour: string }) {
  return (
    <div
      inert
      data-theme={theme}
      className={styles.preview}
      style={{ '--lz-accent': colour } as CSSProperties}
    >
      <Link href="#">
        <Trans>A link</Trans>
      </Link>
      <Button variant="primary" size="sm">
        <Trans>A button</Trans>
      </Button>
    </div>
  );
}

/** Whether the colour is legible by itself, and what links and buttons have instead. */
function Verdict({ shown }: { readonly shown: ShownAccent }) {
  const { i18n } = useLingui();
  // Rounded down: a ratio below the least one never looks like it. No line ends in it.
  const ratio = (value: number) =>
    `${i18n.number(Math.floor(value * 10) / 10, { minimumFractionDigits: 1 })}\u00a0:\u00a01`;
  const [own, least] = [ratio(shown.ownContrast), ratio(LEAST_CONTRAST)];
  return (
    <>
      <p>
        {shown.ownContrast >= LEAST_CONTRAST ? (
          <Trans>Your colour is legible as it is: its contrast is {own}.</Trans>
        ) : (
          <Trans>
            Your colour is not legible as it is: its contrast is {own}, and text needs {least}.
          </Trans>
        )}{' '}
        {i18n._(CHANGES[shown.change])}
      </p>
      <dl className={styles.shown}>
        <Shown name={<Trans>Links</Trans>} colour={shown.ink} ratio={ratio(shown.inkContrast)} />
        <Shown
          name={<Trans>Buttons</Trans>}
          colour={shown.fill}
          ratio={ratio(shown.fillContrast)}
        />
      </dl>
    </>
  );
}

interface ShownProps {
  readonly name: ReactNode;
  readonly colour: string;
  readonly ratio: string;
}

/** A colour that the portal shows, and the contrast of its text. */
function Shown({ name, colour, ratio }: ShownProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.swatch} style={{ backgroundColor: colour }} />
        <code>{colour}</code> {ratio}
      </dd>
    </div>
  );
}
