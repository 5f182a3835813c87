import {
  type CodeForm,
  renderCodeForm,
  renderProblem,
} from '../../second-factor/pages/code-page.ts';
import { SECOND_FACTOR_TEXTS } from '../../second-factor/pages/second-factor-texts.ts';
import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { PAGE_TEXTS } from '../../sso/pages/texts.ts';

/** The actions of a person on a second factor: the names of the buttons. */
export type OwnChange = 'renew' | 'remove';

/** The content of the page. */
export interface ChangeForm extends CodeForm {
  /** The number of recovery codes left. */
  readonly left: number;
  /** Whether a library demands the second factor, which then stays. */
  readonly isDemanded: boolean;
}

/** The page of a person who has a second factor: new recovery codes, or its removal, by a code. */
export function renderChangePage(frame: PageFrame, form: ChangeForm): string {
  const { secondFactor: title } = PAGE_TEXTS[frame.language];
  const texts = SECOND_FACTOR_TEXTS[frame.language];
  const button = (change: OwnChange, label: string, style: string) =>
    html`<button class="${style}" type="submit" name="change" value="${change}">${label}</button>`;
  const buttons = [button('renew', texts.renew, 'action')];
  if (!form.isDemanded) buttons.push(button('remove', texts.remove, 'action quiet'));
  const sheet = html`<h1>${title}</h1>
<p>${texts.isSet(form.left)}</p>
${form.isDemanded && form.problem?.kind !== 'demanded' && html`<p>${texts.isDemanded}</p>`}
<p>${texts.codeHelp}</p>
${renderProblem(frame, form.problem)}
${renderCodeForm(frame, form, buttons)}`;
  return renderPage(frame, title, sheet);
}
