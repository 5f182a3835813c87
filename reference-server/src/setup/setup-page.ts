import {
  LANGUAGE_NAMES,
  LANGUAGES,
  NAME_LIMIT,
  REQUEST_LINE_LIMIT,
} from '@leeszaal/shared-contracts';
import { PASSWORD_INPUT } from '../sso/new-password/new-password.contract.ts';
import { renderField, renderGroup, renderInput } from '../sso/pages/form-field.ts';
import { type Html, html } from '../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';
import { boxOf, namedLanguages } from './offered-languages.ts';
import { SETUP_TEXTS, type SetupField } from './setup-texts.ts';

/** Values of the form. */
export interface SetupForm {
  readonly action: string;
  /** The token of the link. */
  readonly token: string;
  /** As last typed, without passwords. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fields to correct. */
  readonly problems: ReadonlySet<SetupField>;
}

const ADDRESS = { type: 'email', autocapitalize: 'none', maxlength: REQUEST_LINE_LIMIT };

const INPUTS: Readonly<
  Record<Exclude<SetupField, 'language' | 'languages'>, Readonly<Record<string, string | number>>>
> = {
  libraryName: { autocomplete: 'organization', maxlength: NAME_LIMIT },
  libraryEmail: ADDRESS,
  fullName: { autocomplete: 'name', maxlength: NAME_LIMIT },
  email: { ...ADDRESS, autocomplete: 'username' },
  password: PASSWORD_INPUT,
  passwordAgain: PASSWORD_INPUT,
};

/** The page that sets up the first library. */
export function renderSetupPage(frame: PageFrame, form: SetupForm): string {
  const texts = SETUP_TEXTS[frame.language];
  const { typed, problems } = form;
  const hints: Partial<Record<SetupField, string>> = texts.hints;
  const [first = 'libraryName'] = problems;
  // Both passwords are typed again.
  const focused = first === 'passwordAgain' ? 'password' : first;
  const field = (name: SetupField) => ({
    name,
    label: texts.labels[name],
    note: problems.has(name) ? texts.problems[name] : hints[name],
    isInvalid: problems.has(name),
  });
  const input = (name: keyof typeof INPUTS): Html =>
    renderInput(field(name), {
      attributes: INPUTS[name],
      value: typed[name],
      hasFocus: name === focused,
    });
  const language = typed['language'] ?? frame.language;
  const options = LANGUAGES.map(
    (each) =>
      html`<option value="${each}" lang="${each}" ${each === language && html`selected`}>${LANGUAGE_NAMES[each]}</option>`,
  );
  const offered = namedLanguages(typed) ?? LANGUAGES;
  const boxes = LANGUAGES.map(
    (each) =>
      html`<label class="tick"><input type="checkbox" name="${boxOf(each)}" ${offered.includes(each) && html`checked`}><span lang="${each}">${LANGUAGE_NAMES[each]}</span></label>`,
  );
  const sheet = html`<h1>${texts.title}</h1>
<p>${texts.intro}</p>
${problems.size > 0 && html`<p class="alert" role="alert">${texts.mend}</p>`}
<form method="post" action="${form.action}">
<input type="hidden" name="token" value="${form.token}">
<input type="hidden" name="lang" value="${frame.language}">
<fieldset>
<legend>${texts.library}</legend>
${input('libraryName')}
${input('libraryEmail')}
${renderField(field('language'), (described) => html`<select name="language" ${described}>${options}</select>`)}
${renderGroup(field('languages'), boxes)}
</fieldset>
<fieldset>
<legend>${texts.administrator}</legend>
${input('fullName')}
${input('email')}
${input('password')}
${input('passwordAgain')}
</fieldset>
<button class="action" type="submit">${texts.submit}</button>
</form>`;
  return renderPage(frame, texts.title, sheet);
}
