/** The texts of the panel, in the reader's language. */
export interface PanelText {
  readonly title: string;
  readonly body: string;
  readonly action: string;
}

/** A panel in the place of the reader, made without the reader's code: that may be what is missing. */
export interface Panel {
  /**
   * Shows a text and one button.
   *
   * @param takesFocus whether the focus was in the reader, and would be lost with it
   */
  show(text: PanelText, onAction: () => void, takesFocus: boolean): void;
  hide(): void;
}

function add(tag: string, className: string, text: string, parent: HTMLElement): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Focuses an element that takes no focus otherwise. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Creates the panel of an element, over its place. */
export function createPanel(place: HTMLElement): Panel {
  let shown: HTMLElement | undefined;

  function hide(): void {
    const root = place.getRootNode();
    // The pressed button disappears: the place of the reader that comes takes its focus.
    if (root instanceof ShadowRoot && shown?.contains(root.activeElement)) focusOnce(place);
    shown?.remove();
    shown = undefined;
  }

  return {
    show({ title, body, action }, onAction, takesFocus) {
      hide();
      const panel = document.createElement('div');
      panel.className = 'lz-panel';
      panel.setAttribute('role', 'alert');
      add('h2', 'lz-panel-title', title, panel);
      add('p', 'lz-panel-body', body, panel);
      const button = add('button', 'lz-panel-action', action, panel);
      button.addEventListener('click', onAction);
      place.append(panel);
      shown = panel;
      if (takesFocus) button.focus({ preventScroll: true });
    },
    hide,
  };
}
