import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { qrImage } from '../codes/qr-image.ts';
import { totpAddress, typedSecret } from '../codes/totp.ts';
import { type CodeForm, renderCodeForm, renderProblem } from './code-page.ts';
import { SECOND_FACTOR_TEXTS } from './second-factor-texts.ts';

/** The choices of the page. */
export interface SetUpForm extends CodeForm {
  readonly secret: Uint8Array;
  /** The user name, which the application for codes shows. */
  readonly login: string;
  /** Whether a library demands the second factor. */
  readonly isDemanded: boolean;
}

/** The page with a new secret, as an image, a link and a text. A code confirms it. */
export function renderSetUpPage(frame: PageFrame, form: SetUpForm): string {
  const { language, productName } = frame;
  const texts = SECOND_FACTOR_TEXTS[language];
  const { secret, login } = form;
  const address = totpAddress(secret, { issuer: productName, login });
  // The focus would scroll the image out of a small screen.
  const hasFocus = form.problem !== undefined;
  const button = html`<button class="action" type="submit">${texts.confirm}</button>`;
  const sheet = html`<h1>${texts.setUpTitle}</h1>
${form.isDemanded && html`<p>${texts.demandedOfYou}</p>`}
<p>${texts.scan}</p>
<img class="qr" src="${qrImage(address)}" alt="${texts.qrAlt}" width="240" height="240">
<p>${texts.typeKey}<br><code>${typedSecret(secret)}</code></p>
<p class="aside"><a href="${address}">${texts.openApp}</a></p>
${renderProblem(frame, form.problem)}
${renderCodeForm(frame, { ...form, hasFocus }, [button])}`;
  return renderPage(frame, texts.setUpTitle, sheet);
}
