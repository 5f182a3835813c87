import {
  PASSWORD_FIELDS,
  PASSWORD_INPUT,
  type PasswordField,
} from '../sso/new-password/new-password.contract.ts';
import { NEW_PASSWORD_TEXTS } from '../sso/new-password/new-password-texts.ts';
import { renderInput } from '../sso/pages/form-field.ts';
import { html } from '../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';
import type { LinkedPerson } from './account-links.ts';
import { PASSWORD_TEXTS } from './password-texts.ts';

/** Values of the form. */
export interface PasswordForm {
  readonly action: string;
  /** The token of the link. */
  readonly token: string;
  readonly person: LinkedPerson;
  /** Fields to correct, in their order. */
  readonly problems: readonly PasswordField[];
}

/** The page on which a person chooses a password. */
export function renderPasswordPage(
  frame: PageFrame,
  { action, token, person, problems }: PasswordForm,
): string {
  const { language } = frame;
  const { title, intro, mend, submit } = PASSWORD_TEXTS[language];
  const texts = NEW_PASSWORD_TEXTS[language];
  const hints: Partial<Record<PasswordField, string>> = texts.hints;
  const inputs = PASSWORD_FIELDS.map((name) => {
    const isInvalid = problems.includes(name);
    const note = isInvalid ? texts.problems[name] : hints[name];
    const field = { name, label: texts.labels[name], note, isInvalid };
    return renderInput(field, { attributes: PASSWORD_INPUT, hasFocus: name === 'password' });
  });
  // The user name is there for password managers.
  const sheet = html`<h1>${title}</h1>
<p>${intro(person.fullName, person.login)}</p>
${problems.length > 0 && html`<p class="alert" role="alert">${mend}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="lang" value="${language}">
<input hidden autocomplete="username" value="${person.login}">
${inputs}
<button class="action" type="submit">${submit}</button>
</form>`;
  return renderPage(frame, title, sheet);
}
