import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import * as lingui from '@lingui/core';
import * as linguiReact from '@lingui/react';
import { act, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { setupI18n } from './core.ts';
import * as small from './react.tsx';

/* The embed's replacement of Lingui writes each of its messages as Lingui does. */

type Messages = Readonly<Record<string, readonly unknown[]>>;

const catalogues: readonly (readonly [string, string, Messages])[] = await Promise.all(
  LANGUAGES.flatMap((language) =>
    ['remote-reader', 'reader-embed'].map(async (folder) => {
      const { messages } = await import(`../../../${folder}/locales/${language}.po`);
      return [folder, language, messages] as const;
    }),
  ),
);

/** The values of a message by name: an amount where it is one, else a text. */
function valuesOf(message: readonly unknown[], amount: number): Record<string, unknown> {
  const named = message.filter((token) => Array.isArray(token));
  const values = named.map(([name, kind]) => [name, kind === 'plural' ? amount : `a <b> ${name}`]);
  return Object.fromEntries(values);
}

describe.each(catalogues)('the messages of %s in %s', (_folder, locale, messages) => {
  const theirs = lingui.setupI18n({ locale, messages: { [locale]: messages as lingui.Messages } });
  const ours = setupI18n({ locale, messages: { [locale]: messages as lingui.Messages } });

  test.each([0, 1, 2, 5, 1234])('are those of Lingui, with the amount %d', (amount) => {
    const ids = Object.keys(messages);
    const written = (i18n: Pick<lingui.I18n, '_'>) =>
      ids.map((id) => {
        const values = valuesOf(messages[id] ?? [], amount);
        return [i18n._(id, values), i18n._({ id, values }), i18n._(id)];
      });
    // Without values Lingui writes no number in place of an amount; no caller leaves it out.
    const withValues = (texts: readonly string[][]) => texts.map(([a, b]) => [a, b]);
    expect(withValues(written(ours))).toEqual(withValues(written(theirs)));
    expect(ids.length).toBeGreaterThan(0);
  });
});

test('numbers are those of Lingui', () => {
  const options = { style: 'percent', maximumFractionDigits: 0 } as const;
  const ours = setupI18n({ locale: 'fr' });
  expect(ours.number(0.257, options)).toBe(
    lingui.setupI18n({ locale: 'fr' }).number(0.257, options),
  );
});

const messages = {
  nl: {
    plain: ['Zoeken'],
    named: ['“', ['query'], '”'],
    paired: ['lees ', '<0>dit <1>nu</1></0>', ' eerst'],
    single: ['voor<0/>na'],
    element: ['van ', ['author'], '.'],
  },
} as unknown as Record<string, lingui.Messages>;

interface Made {
  readonly id: string;
  readonly values?: Record<string, unknown>;
  readonly components?: Record<string, ReactElement<{ readonly children?: ReactNode }>>;
}

const made: readonly Made[] = [
  { id: 'plain' },
  { id: 'named', values: { query: 'zee' } },
  { id: 'paired', components: { 0: <b className="a" />, 1: <i /> } },
  { id: 'single', components: { 0: <br /> } },
  { id: 'element', values: { author: <em>Ada</em> } },
];

async function rendered(content: ReactNode): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(content));
  const { innerHTML } = place;
  await act(async () => root.unmount());
  return innerHTML;
}

test.each(made)('<Trans> shows what that of Lingui shows: $id', async (props) => {
  const theirs = lingui.setupI18n({ locale: 'nl', messages });
  const ours = setupI18n({ locale: 'nl', messages });
  expect(
    await rendered(
      <small.I18nProvider i18n={ours as unknown as lingui.I18n}>
        <small.Trans {...props} />
      </small.I18nProvider>,
    ),
  ).toBe(
    await rendered(
      <linguiReact.I18nProvider i18n={theirs}>
        <linguiReact.Trans {...props} />
      </linguiReact.I18nProvider>,
    ),
  );
});

function Text({ onI18n }: { readonly onI18n: (i18n: unknown) => void }) {
  const { i18n, _ } = small.useLingui();
  onI18n(i18n);
  return <p lang={i18n.locale}>{_('a')}</p>;
}

test('another language renders again, with another i18n', async () => {
  const i18n = setupI18n({ locale: 'nl', messages: { nl: { a: ['zee'] }, de: { a: ['Meer'] } } });
  const seen = new Set<unknown>();
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <small.I18nProvider i18n={i18n as unknown as lingui.I18n}>
        <Text onI18n={(present) => seen.add(present)} />
      </small.I18nProvider>,
    ),
  );
  expect(place.innerHTML).toBe('<p lang="nl">zee</p>');
  await act(async () => i18n.activate('de'));
  expect(place.innerHTML).toBe('<p lang="de">Meer</p>');
  await act(async () => i18n.loadAndActivate({ locale: 'fr', messages: { a: ['mer'] } }));
  expect(place.innerHTML).toBe('<p lang="fr">mer</p>');
  expect(seen.size).toBe(3);
  await act(async () => root.unmount());
});
