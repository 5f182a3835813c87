import { type Html, html } from './html.ts';

/** A field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** The hint of the field, or its fault. */
  readonly note: string | undefined;
  readonly isInvalid: boolean;
}

/**
 * A label around its control, with the note below.
 *
 * @param control renders the control with the attributes that tie it to the note
 */
export function renderField(
  { name, label, note, isInvalid }: FormField,
  control: (attributes: Html) => Html,
): Html {
  const id = `${name}-note`;
  const attributes = html`${note !== undefined && html`aria-describedby="${id}"`} ${isInvalid && html`aria-invalid="true"`}`;
  return html`<label>${label}
${control(attributes)}</label>
${note !== undefined && html`<p class="${isInvalid ? 'note problem' : 'note'}" id="${id}">${note}</p>`}`;
}

/** A group of boxes below its name, with the note below them. */
export function renderGroup({ name, label, note }: FormField, boxes: readonly Html[]): Html {
  const id = `${name}-note`;
  return html`<fieldset class="group" ${note !== undefined && html`aria-describedby="${id}"`}>
<legend>${label}</legend>
${boxes}
</fieldset>
${note !== undefined && html`<p class="note" id="${id}">${note}</p>`}`;
}

/** The properties of a required input. */
export interface InputOptions {
  /** Attributes beside its name and value. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly value?: string | undefined;
  /** Whether the page opens with the focus in it. */
  readonly hasFocus: boolean;
}

/** A field with a required input. */
export function renderInput(
  field: FormField,
  { attributes, value = '', hasFocus }: InputOptions,
): Html {
  const given = Object.entries(attributes).map(([name, text]) => html` ${name}="${text}"`);
  return renderField(
    field,
    (described) =>
      html`<input name="${field.name}" value="${value}" required${given} ${described} ${hasFocus && html`autofocus`}>`,
  );
}
