import type { I18n } from '@lingui/core';
import {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';

/* The replacement of `@lingui/react` in the build of the embed. */

interface Lingui {
  /** Another one for each language, so that effects see the change. */
  readonly i18n: I18n;
  readonly _: I18n['_'];
}

const LinguiContext = createContext<Lingui | undefined>(undefined);

function storeOf(i18n: I18n) {
  const made = (): Lingui => ({ i18n: new Proxy(i18n, {}), _: i18n._ });
  let { locale } = i18n;
  let lingui = made();
  const renew = () => {
    ({ locale } = i18n);
    lingui = made();
  };
  return {
    get() {
      if (locale !== i18n.locale) renew();
      return lingui;
    },
    subscribe: (listener: () => void) =>
      i18n.on('change', () => {
        renew();
        listener();
      }),
  };
}

/** As Lingui's. */
export function I18nProvider({
  i18n,
  children,
}: {
  readonly i18n: I18n;
  readonly children: ReactNode;
}) {
  const store = useMemo(() => storeOf(i18n), [i18n]);
  const lingui = useSyncExternalStore(store.subscribe, store.get);
  return <LinguiContext value={lingui}>{children}</LinguiContext>;
}

/** As Lingui's. */
export function useLingui(): Lingui {
  const lingui = use(LinguiContext);
  if (lingui === undefined) throw new Error('This component is outside of I18nProvider');
  return lingui;
}

type Elements = Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>;

interface TransProps {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly components?: Elements;
}

/** As Lingui's, of what the macro makes. */
export function Trans({ id, values = {}, components = {} }: TransProps) {
  const { _ } = useLingui();
  const elements: Record<string, Elements[string]> = { ...components };
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    const index = Object.keys(elements).length;
    elements[index] = createElement(Fragment, null, value as ReactNode);
    return [name, `<${index}/>`];
  });
  return withElements(_(id, Object.fromEntries(texts)), elements);
}

/** A pair of tags, or one without content: `<0>text</0>`, `<1/>`. */
const TAG = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

/** A text whose tags are elements. */
function withElements(text: string, elements: Elements): ReactNode {
  const parts = text.split(TAG);
  return parts.map((part, index) => {
    // Each tag is split into three parts, and the text after it.
    if (index % 4 === 0) return part;
    const element = index % 4 === 1 && elements[part ?? parts[index + 2] ?? ''];
    if (!element) return null;
    const content = parts[index + 1];
    return cloneElement(
      element,
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      { key: index },
      content ? withElements(content, elements) : element.props.children,
    );
  });
}
