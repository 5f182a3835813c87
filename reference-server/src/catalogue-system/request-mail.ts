import {
  type Publication,
  publicationPath,
  type RequestPublication,
} from '@leeszaal/shared-contracts';
import type { Mail } from '../mail/mailer.contract.ts';
import type { SessionUser } from '../session/session.contract.ts';
import { pageLanguage } from '../sso/pages/language.ts';
import { inLanguage } from '../text/in-language.ts';
import { factLines, publicationFacts } from './publication-facts.ts';
import { REQUEST_TEXTS, type RequestTexts } from './request-texts.ts';

/** Content of the mail about a request. */
export interface ReceivedRequest {
  readonly request: RequestPublication;
  readonly publication: Publication;
  /** The signed-in account; null in the public library. */
  readonly user: SessionUser | null;
  /** The library's language; default: the requester's. */
  readonly language: string | undefined;
  readonly portalUrl: string;
}

/** The requester. Typed values are labelled as such (`docs/decisions.md` 46). */
function requesterFacts(
  { requesterName, requesterEmail, department }: RequestPublication,
  user: SessionUser | null,
  texts: RequestTexts,
): readonly string[] {
  if (user === null) {
    return factLines([
      [texts.requester, texts.visitor],
      [texts.typedName, requesterName],
      [texts.typedEmail, requesterEmail],
      [texts.department, department],
    ]);
  }
  const isOther = (typed: string, own: string) =>
    typed.trim().toLowerCase() !== own.trim().toLowerCase();
  return factLines([
    [texts.requester, `${user.fullName} (${texts.account})`],
    [texts.email, user.email],
    [texts.typedName, isOther(requesterName, user.fullName) ? requesterName : undefined],
    [texts.typedEmail, isOther(requesterEmail, user.email) ? requesterEmail : undefined],
    [texts.department, department],
  ]);
}

/** The message, quoted line by line, so that it cannot imitate lines of the mail. */
function quoted(message: string | undefined, label: string): readonly string[] {
  const lines = (message ?? '').trim().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  const text = lines.map((line) => `> ${line.replace(/\p{Cc}/gu, ' ')}`.trimEnd());
  return lines.join('') === '' ? [] : ['', `${label}:`, ...text];
}

/**
 * The mail that asks a library for a publication, in the library's language. Replies go to the signed-in
 * account, never to a typed address (`docs/decisions.md` 46).
 */
export function requestMail({
  request,
  publication,
  user,
  language,
  portalUrl,
}: ReceivedRequest): Omit<Mail, 'to'> {
  const texts = inLanguage(
    REQUEST_TEXTS,
    pageLanguage(language ?? request.language, request.language),
  );
  const path = publicationPath(request.connectionId, publication);
  const link = new URL(path, portalUrl).href;
  return {
    ...(user?.email.trim() && { replyTo: { name: user.fullName, address: user.email } }),
    subject: texts.subject(publication.title ?? ''),
    text: [
      texts.lead,
      '',
      ...publicationFacts(publication, request.connectionId, link, texts),
      '',
      ...requesterFacts(request, user, texts),
      ...quoted(request.message, texts.message),
      '',
    ].join('\n'),
  };
}
