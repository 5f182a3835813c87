import { REQUEST_LINE_LIMIT } from '@leeszaal/shared-contracts';
import { FORGOTTEN_PATH } from '../forgotten-path.constant.ts';
import { type Html, html } from './html.ts';
import { type PageFrame, renderPage } from './layout.ts';
import { PAGE_TEXTS, type PageTexts } from './texts.ts';

/** Why the form appears again. */
export type LoginProblem =
  | { readonly kind: 'wrong' | 'stale' }
  | { readonly kind: 'too-many'; readonly minutes: number };

/** A link to the sign-in with an identity provider. */
export interface ProviderLink {
  readonly href: string;
  readonly label: string;
}

/** Values of the sign-in form. */
export interface LoginForm {
  readonly action: string;
  /** Hidden fields, such as the target. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The account name as last typed. */
  readonly login: string;
  readonly problem?: LoginProblem;
  /** Other ways to sign in. */
  readonly providers: readonly ProviderLink[];
}

/** The message about a problem. */
export function loginMessage(texts: PageTexts, problem: LoginProblem): string {
  return problem.kind === 'too-many' ? texts.tooMany(problem.minutes) : texts[problem.kind];
}

function renderProviders(texts: PageTexts, providers: readonly ProviderLink[]): Html | undefined {
  if (providers.length === 0) return undefined;
  const items = providers.map(
    ({ href, label }) => html`<li><a class="action quiet" href="${href}">${label}</a></li>`,
  );
  return html`<section aria-labelledby="others">
<h2 id="others">${texts.otherWays}</h2>
<ul class="choices">${items}</ul>
</section>`;
}

/** The attributes of the input for a user name. */
export const LOGIN_INPUT = {
  autocomplete: 'username',
  autocapitalize: 'none',
  spellcheck: 'false',
  maxlength: REQUEST_LINE_LIMIT,
} as const;

/** The sign-in page. */
export function renderLoginPage(frame: PageFrame, form: LoginForm): string {
  const texts = PAGE_TEXTS[frame.language];
  const { problem, login } = form;
  const message = problem && loginMessage(texts, problem);
  const invalid =
    problem?.kind === 'wrong' ? html`aria-invalid="true" aria-describedby="problem"` : undefined;
  const focus = (wanted: boolean): Html | undefined => (wanted ? html`autofocus` : undefined);
  const hidden = Object.entries(form.hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const attributes = Object.entries(LOGIN_INPUT).map(([name, text]) => html` ${name}="${text}"`);
  const forgotten = `${FORGOTTEN_PATH}?${new URLSearchParams({ lang: frame.language })}`;
  const sheet = html`<h1>${texts.signIn}</h1>
<p>${texts.welcome(frame.productName)}</p>
${message !== undefined && html`<p class="alert" id="problem" role="alert">${message}</p>`}
<form method="post" action="${form.action}">
${hidden}
<label>${texts.accountName}
<input name="login" value="${login}"${attributes} required ${invalid} ${focus(login === '')}></label>
<label>${texts.password}
<input name="password" type="password" autocomplete="current-password" maxlength="500" required ${invalid} ${focus(login !== '')}></label>
<button class="action" type="submit">${texts.signIn}</button>
</form>
<p class="aside"><a href="${forgotten}">${texts.forgotten}</a></p>
${renderProviders(texts, form.providers)}`;
  return renderPage(
    frame,
    message === undefined ? texts.signIn : `${texts.error}: ${texts.signIn}`,
    sheet,
  );
}
