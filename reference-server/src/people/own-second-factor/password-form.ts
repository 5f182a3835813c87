import { SECOND_FACTOR_TEXTS } from '../../second-factor/pages/second-factor-texts.ts';
import { OWN_SECOND_FACTOR_PATH } from '../../sso/own-second-factor-path.constant.ts';
import { renderInput } from '../../sso/pages/form-field.ts';
import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { LOGIN_INPUT, type LoginProblem, loginMessage } from '../../sso/pages/login-page.ts';
import { PAGE_TEXTS } from '../../sso/pages/texts.ts';
import { OWN_PASSWORD_PATH } from '../own-password/own-password-path.constant.ts';
import { OWN_PASSWORD_TEXTS } from '../own-password/own-password-texts.ts';

/** The content of the form. */
export interface PasswordForm {
  /** The user name as last typed. */
  readonly login: string;
  readonly formToken: string;
  readonly problem?: LoginProblem | undefined;
}

/** The page that asks for the present password, before anything of a second factor is shown. */
export function renderPasswordForm(
  frame: PageFrame,
  { login, formToken, problem }: PasswordForm,
): string {
  const { language } = frame;
  const { intro, proceed } = SECOND_FACTOR_TEXTS[language];
  const pageTexts = PAGE_TEXTS[language];
  const { secondFactor: title } = pageTexts;
  const { current, title: passwordTitle } = OWN_PASSWORD_TEXTS[language];
  const isInvalid = problem?.kind === 'wrong';
  const loginField = { name: 'login', label: pageTexts.accountName, note: undefined, isInvalid };
  const currentField = { name: 'current', label: current, note: undefined, isInvalid };
  const attributes = { type: 'password', autocomplete: 'current-password', maxlength: 500 };
  const toPassword = `${OWN_PASSWORD_PATH}?${new URLSearchParams({ lang: language })}`;
  const sheet = html`<h1>${title}</h1>
<p>${intro}</p>
${problem && html`<p class="alert" role="alert">${loginMessage(pageTexts, problem)}</p>`}
<form method="post" action="${OWN_SECOND_FACTOR_PATH}">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="formToken" value="${formToken}">
${renderInput(loginField, { attributes: LOGIN_INPUT, value: login, hasFocus: login === '' })}
${renderInput(currentField, { attributes, hasFocus: login !== '' })}
<button class="action" type="submit">${proceed}</button>
</form>
<p class="aside"><a href="${toPassword}">${passwordTitle}</a></p>`;
  return renderPage(frame, title, sheet);
}
