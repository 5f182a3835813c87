import { LANGUAGE_NAMES, LANGUAGES } from '@leeszaal/shared-contracts';
import { type Html, html } from '../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';
import { NAME_LIMIT, PASSWORD_LENGTH } from './first-library.contract.ts';
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

const ADDRESS = { type: 'email', autocapitalize: 'none', maxlength: 320 };
const PASSWORD = {
  type: 'password',
  autocomplete: 'new-password',
  minlength: PASSWORD_LENGTH.min,
  maxlength: PASSWORD_LENGTH.max,
};

const INPUTS: Readonly<
  Record<Exclude<SetupField, 'language'>, Readonly<Record<string, string | number>>>
> = {
  libraryName: { autocomplete: 'organization', maxlength: NAME_LIMIT },
  libraryEmail: ADDRESS,
  fullName: { autocomplete: 'name', maxlength: NAME_LIMIT },
  email: { ...ADDRESS, autocomplete: 'username' },
  password: PASSWORD,
  passwordAgain: PASSWORD,
};

/** Renders the label of a field around its control, with its hint and its problem. */
function fieldMaker({ language }: PageFrame, { problems }: SetupForm) {
  const texts = SETUP_TEXTS[language];
  const hints: Partial<Record<SetupField, string>> = texts.hints;
  return (name: SetupField, control: (described: Html) => Html): Html => {
    const problem = problems.has(name) ? texts.problems[name] : undefined;
    const note = problem ?? hints[name];
    const described = html`${note !== undefined && html`aria-describedby="${name}-note"`} ${problem !== undefined && html`aria-invalid="true"`}`;
    return html`<label>${texts.labels[name]}
${control(described)}</label>
${note !== undefined && html`<p class="${problem === undefined ? 'note' : 'note problem'}" id="${name}-note">${note}</p>`}`;
  };
}

/** The page that sets up the first library. */
export function renderSetupPage(frame: PageFrame, form: SetupForm): string {
  const texts = SETUP_TEXTS[frame.language];
  const { typed, problems } = form;
  const field = fieldMaker(frame, form);
  const [focused = 'libraryName'] = problems;
  const focus = (name: SetupField): Html | undefined =>
    name === focused ? html`autofocus` : undefined;
  const input = (name: keyof typeof INPUTS): Html => {
    const attributes = Object.entries(INPUTS[name]).map(
      ([attribute, value]) => html` ${attribute}="${value}"`,
    );
    return field(
      name,
      (described) =>
        html`<input name="${name}" value="${typed[name] ?? ''}" required${attributes} ${described} ${focus(name)}>`,
    );
  };
  const language = typed['language'] ?? frame.language;
  const options = LANGUAGES.map(
    (each) =>
      html`<option value="${each}" lang="${each}" ${each === language && html`selected`}>${LANGUAGE_NAMES[each]}</option>`,
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
${field('language', (described) => html`<select name="language" ${described}>${options}</select>`)}
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
