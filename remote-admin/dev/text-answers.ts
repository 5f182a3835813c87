import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import {
  type MailKind,
  type MailText,
  type MailTexts,
  type Statements,
  StatusError,
} from '@leeszaal/shared-contracts';

const BODIES: Readonly<Record<MailKind, string>> = {
  invitation:
    'Dear {name},\n\n{library} has made an account for you. Choose a password here, within {days} days:\n\n{link}',
  password: 'Dear {name},\n\nChoose a new password here, within {hours} hours:\n\n{link}',
  order: 'Dear {name},\n\nThank you for your order {order} for {library}.\n\n{lines}',
  alert: 'Dear {name},\n\nNew for “{search}”:\n\n{found}\n\nTo stop these mails:\n\n{end}',
  turn: 'Dear {name},\n\n{title} is yours for {minutes} minutes:\n\n{link}',
};
const SUBJECTS: Readonly<Record<MailKind, string>> = {
  invitation: 'Your account at {library}',
  password: 'A new password for {library}',
  order: 'Your order {order}',
  alert: 'New for your saved search: {amount}',
  turn: 'Your turn at {library}',
};

/** The development page has the same text in every language. */
const builtIn = (mail: MailKind) => {
  const text: MailText = { subject: SUBJECTS[mail], body: BODIES[mail] };
  return { nl: text, en: text, de: text, fr: text };
};

let mails: MailTexts = {
  own: { invitation: {}, password: {}, order: {}, alert: {}, turn: {} },
  builtIn: {
    invitation: builtIn('invitation'),
    password: builtIn('password'),
    order: builtIn('order'),
    alert: builtIn('alert'),
    turn: builtIn('turn'),
  },
};
let statements: Statements = {
  general: {},
  privacy: { nl: JSON.stringify({ ops: [{ insert: 'Wij bewaren weinig.\n' }] }) },
  storage: {},
};

/** The mails and statements of the development page. A text with the word `busy` cannot be saved. */
export const textAnswers: FakeAnswers = {
  getMailTexts: () => mails,
  saveMailText: ({ params: { mail, language }, body: { text } }) => {
    if (text?.body.includes('busy')) throw new StatusError(500, undefined);
    const { [language]: _before, ...others } = mails.own[mail];
    const own = text === null ? others : { ...others, [language]: text };
    mails = { ...mails, own: { ...mails.own, [mail]: own } };
    return mails;
  },
  getStatements: () => statements,
  saveStatement: ({ params: { statement, language }, body: { text } }) => {
    if (text?.includes('busy')) throw new StatusError(500, undefined);
    const { [language]: _before, ...others } = statements[statement];
    const own = text === null ? others : { ...others, [language]: text };
    statements = { ...statements, [statement]: own };
    return statements;
  },
};
