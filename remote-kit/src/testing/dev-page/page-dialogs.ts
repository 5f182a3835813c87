import type { DialogMessage, DialogsPort } from '@leeszaal/shared-contracts';
import { pageButton, pageElement } from './page-element.ts';

/** The dialogs of a development page: plain ones, so that a remote's messages can be answered. */
export function createPageDialogs(place: HTMLElement): DialogsPort {
  const notes = pageElement('output', { class: 'dev-notes' });
  place.append(notes);
  return {
    message: (message) => showMessage(place, message),
    notify: (text) => notes.replaceChildren(text),
    block: (label) => {
      const veil = pageElement('dialog', { class: 'dev-dialog' }, label);
      place.append(veil);
      veil.showModal();
      return () => veil.remove();
    },
  };
}

function showMessage(place: HTMLElement, message: DialogMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    const dialog = pageElement('dialog', { class: 'dev-dialog' });
    const close = (choice?: string) => {
      dialog.remove();
      resolve(choice);
    };
    const actions = message.actions ?? [{ id: undefined, label: 'OK' }];
    dialog.append(
      pageElement('h2', {}, message.title),
      ...paragraphsOf(message.body),
      pageElement('p', {}, ...actions.map(({ id, label }) => pageButton(label, () => close(id)))),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (!message.mustAct) close();
    });
    message.signal?.addEventListener('abort', () => close(), { once: true });
    place.append(dialog);
    dialog.showModal();
  });
}

function paragraphsOf(body: DialogMessage['body']): HTMLElement[] {
  const parts = typeof body === 'string' ? [body] : body;
  return parts.map((part) =>
    typeof part === 'string'
      ? pageElement('p', {}, part)
      : pageElement('ul', {}, ...part.list.map((item) => pageElement('li', {}, item))),
  );
}
