import type { BackAction, HeaderPort, PageTheme } from '@leeszaal/shared-contracts';

/** The state of the header. */
export interface FakeHeader {
  readonly slot: HTMLElement;
  title: string | undefined;
  back: BackAction | undefined;
  theme: PageTheme | undefined;
}

/** Makes a header in memory, and the port that fills it. */
export function createFakeHeader(): { readonly header: FakeHeader; readonly port: HeaderPort } {
  const slot = document.createElement('div');
  const header: FakeHeader = { slot, title: undefined, back: undefined, theme: undefined };
  return {
    header,
    port: {
      setTitle: (title) => {
        header.title = title;
      },
      setBackAction: (action) => {
        header.back = action;
      },
      setTheme: (theme) => {
        header.theme = theme;
      },
      slot: () => slot,
    },
  };
}
