import { renderInput } from '../sso/pages/form-field.ts';
import { html } from '../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';
import { LOGIN_INPUT, type LoginProblem, loginMessage } from '../sso/pages/login-page.ts';
import { PAGE_TEXTS } from '../sso/pages/texts.ts';
import { PROVIDER_SIGN_IN_TEXTS } from './provider-sign-in-texts.ts';

/** Values of the form for a directory. */
export interface DirectoryForm {
  readonly action: string;
  /** The name of the provider. */
  readonly name: string;
  /** The name of the library that has it. */
  readonly library: string;
  /** Where user name and password are sent. */
  readonly host: string;
  readonly isTrial: boolean;
  readonly hidden: Readonly<Record<string, string>>;
  /** The user name as last typed. */
  readonly login: string;
  readonly problem?: LoginProblem;
}

/** The page on which people type user name and password of a directory. */
export function renderDirectoryPage(frame: PageFrame, form: DirectoryForm): string {
  const pageTexts = PAGE_TEXTS[frame.language];
  const { accountName, password, signIn } = pageTexts;
  const texts = PROVIDER_SIGN_IN_TEXTS[frame.language];
  const { name, library, host, login, problem } = form;
  const title = form.isTrial ? texts.trial(name) : pageTexts.signInWith(name);
  const message = problem && loginMessage(pageTexts, problem);
  const isInvalid = problem?.kind === 'wrong';
  const hidden = Object.entries(form.hidden).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  );
  const secret = { type: 'password', autocomplete: 'current-password', maxlength: 500 };
  const sheet = html`<h1>${title}</h1>
<p>${texts.directoryHelp(name, library, host)}</p>
${message !== undefined && html`<p class="alert" role="alert">${message}</p>`}
<form method="post" action="${form.action}">
${hidden}
${renderInput({ name: 'login', label: accountName, note: undefined, isInvalid }, { attributes: LOGIN_INPUT, value: login, hasFocus: login === '' })}
${renderInput({ name: 'password', label: password, note: undefined, isInvalid }, { attributes: secret, hasFocus: login !== '' })}
<button class="action" type="submit">${signIn}</button>
</form>`;
  return renderPage(frame, title, sheet);
}
