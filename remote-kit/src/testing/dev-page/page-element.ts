/** Makes an element with attributes and content. */
export function pageElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** A button that does something. */
export function pageButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = pageElement('button', { type: 'button' }, label);
  button.addEventListener('click', onPress);
  return button;
}

/** A labelled choice; the tab keeps it, so that a reload doesn't undo it. */
export function pageChoice<Value extends string>(
  label: string,
  values: readonly Value[],
  { key, fallback, onChoose }: ChoiceOptions<Value>,
): { readonly element: HTMLElement; readonly chosen: Value } {
  const kept = sessionStorage.getItem(key);
  const chosen = values.find((value) => value === kept) ?? fallback;
  const options = values.map((value) => pageElement('option', { value }, value));
  const select = pageElement('select', {}, ...options);
  select.value = chosen;
  select.addEventListener('change', () => {
    sessionStorage.setItem(key, select.value);
    const value = values.find((known) => known === select.value);
    if (value !== undefined) onChoose(value);
  });
  return { element: pageElement('label', {}, `${label} `, select), chosen };
}

interface ChoiceOptions<Value> {
  /** Under which name the tab keeps the choice. */
  readonly key: string;
  readonly fallback: Value;
  readonly onChoose: (value: Value) => void;
}
