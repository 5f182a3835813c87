import { renderInput } from '../../sso/pages/form-field.ts';
import { type Html, html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { PAGE_TEXTS } from '../../sso/pages/texts.ts';
import { SECOND_FACTOR_TEXTS } from './second-factor-texts.ts';

/** Why a form for a code appears again. */
export type CodeProblem =
  | { readonly kind: 'wrong' | 'demanded' }
  | { readonly kind: 'too-many'; readonly seconds: number };

/** The status of a page that appears again. */
export const CODE_STATUS = { wrong: 401, demanded: 409, 'too-many': 429 } as const;

/** A form for a code. */
export interface CodeForm {
  readonly action: string;
  /** Hidden fields, such as the proof of the password. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly problem?: CodeProblem | undefined;
  /** Whether the page opens with the focus in the field; default: yes. */
  readonly hasFocus?: boolean;
}

/** The message about a problem, above the form. */
export function renderProblem(
  { language }: PageFrame,
  problem: CodeProblem | undefined,
): Html | undefined {
  if (problem === undefined) return undefined;
  const { wrongCode, isDemanded } = SECOND_FACTOR_TEXTS[language];
  const message =
    problem.kind === 'too-many'
      ? PAGE_TEXTS[language].tooMany(Math.ceil(problem.seconds / 60))
      : { wrong: wrongCode, demanded: isDemanded }[problem.kind];
  return html`<p class="alert" role="alert">${message}</p>`;
}

/** The form: its hidden fields, the field for the code, and its buttons. */
export function renderCodeForm(
  { language }: PageFrame,
  { action, hidden, problem, hasFocus = true }: CodeForm,
  buttons: readonly Html[],
): Html {
  const { code } = SECOND_FACTOR_TEXTS[language];
  const inputs = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const isInvalid = problem?.kind === 'wrong';
  const attributes = {
    autocomplete: 'one-time-code',
    autocapitalize: 'characters',
    spellcheck: 'false',
    maxlength: 40,
  };
  return html`<form method="post" action="${action}">
${inputs}
${renderInput({ name: 'code', label: code, note: undefined, isInvalid }, { attributes, hasFocus })}
${buttons}
</form>`;
}

/** The page of the sign-in that asks for a code. */
export function renderCodePage(frame: PageFrame, form: CodeForm): string {
  const { codeTitle, codeHelp } = SECOND_FACTOR_TEXTS[frame.language];
  const { signIn } = PAGE_TEXTS[frame.language];
  const button = html`<button class="action" type="submit">${signIn}</button>`;
  const sheet = html`<h1>${codeTitle}</h1>
<p>${codeHelp}</p>
${renderProblem(frame, form.problem)}
${renderCodeForm(frame, form, [button])}`;
  return renderPage(frame, codeTitle, sheet);
}
