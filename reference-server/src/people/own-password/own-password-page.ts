import {
  PASSWORD_FIELDS,
  PASSWORD_INPUT,
  type PasswordField,
} from '../../sso/new-password/new-password.contract.ts';
import { NEW_PASSWORD_TEXTS } from '../../sso/new-password/new-password-texts.ts';
import { OWN_SECOND_FACTOR_PATH } from '../../sso/own-second-factor-path.constant.ts';
import { renderInput } from '../../sso/pages/form-field.ts';
import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { LOGIN_INPUT } from '../../sso/pages/login-page.ts';
import { PAGE_TEXTS } from '../../sso/pages/texts.ts';
import { PASSWORD_TEXTS } from '../password-texts.ts';
import { OWN_PASSWORD_PATH } from './own-password-path.constant.ts';
import { OWN_PASSWORD_TEXTS } from './own-password-texts.ts';

/** Why the form appears again. */
export type OwnPasswordProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly seconds: number }
  /** Fields of the new password to correct, in their order. */
  | { readonly kind: 'fields'; readonly fields: readonly PasswordField[] };

/** The page on which people change their own password, with the user name as last typed. */
export function renderOwnPasswordPage(
  frame: PageFrame,
  login: string,
  problem?: OwnPasswordProblem,
): string {
  const { language } = frame;
  const texts = OWN_PASSWORD_TEXTS[language];
  const { accountName, wrong, tooMany, secondFactor } = PAGE_TEXTS[language];
  const { submit, mend } = PASSWORD_TEXTS[language];
  const { hints, problems } = NEW_PASSWORD_TEXTS[language];
  const toCorrect = problem?.kind === 'fields' ? problem.fields : [];
  const isWrong = problem?.kind === 'wrong';
  const message =
    problem === undefined
      ? undefined
      : problem.kind === 'too-many'
        ? tooMany(Math.ceil(problem.seconds / 60))
        : { wrong, fields: mend }[problem.kind];
  const notes: Partial<Record<PasswordField, string>> = hints;
  const labels: Readonly<Record<PasswordField, string>> = {
    password: texts.next,
    passwordAgain: texts.nextAgain,
  };
  const inputs = PASSWORD_FIELDS.map((name) => {
    const isInvalid = toCorrect.includes(name);
    const note = isInvalid ? problems[name] : notes[name];
    const field = { name, label: labels[name], note, isInvalid };
    return renderInput(field, { attributes: PASSWORD_INPUT, hasFocus: false });
  });
  const loginField = { name: 'login', label: accountName, note: undefined, isInvalid: isWrong };
  const currentField = {
    name: 'current',
    label: texts.current,
    note: undefined,
    isInvalid: isWrong,
  };
  const current = { type: 'password', autocomplete: 'current-password', maxlength: 500 };
  const toSecondFactor = `${OWN_SECOND_FACTOR_PATH}?${new URLSearchParams({ lang: language })}`;
  const sheet = html`<h1>${texts.title}</h1>
<p>${texts.intro}</p>
${message !== undefined && html`<p class="alert" role="alert">${message}</p>`}
<form method="post" action="${OWN_PASSWORD_PATH}">
<input type="hidden" name="lang" value="${language}">
${renderInput(loginField, { attributes: LOGIN_INPUT, value: login, hasFocus: login === '' })}
${renderInput(currentField, { attributes: current, hasFocus: login !== '' })}
${inputs}
<button class="action" type="submit">${submit}</button>
</form>
<p class="aside"><a href="${toSecondFactor}">${secondFactor}</a></p>`;
  return renderPage(frame, texts.title, sheet);
}
