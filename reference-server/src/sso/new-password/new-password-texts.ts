import type { PageLanguage } from '../pages/language.ts';
import { PASSWORD_LENGTH, type PasswordField } from './new-password.contract.ts';

/** The texts of the fields for a new password. */
export interface NewPasswordTexts {
  readonly labels: Readonly<Record<PasswordField, string>>;
  readonly hints: Readonly<Record<'password', string>>;
  readonly problems: Readonly<Record<PasswordField, string>>;
}

const { min, max } = PASSWORD_LENGTH;

/** The texts by language. */
export const NEW_PASSWORD_TEXTS: Readonly<Record<PageLanguage, NewPasswordTexts>> = {
  nl: {
    labels: { password: 'Wachtwoord', passwordAgain: 'Wachtwoord nogmaals' },
    hints: { password: `Minstens ${min} tekens.` },
    problems: {
      password: `Vul een wachtwoord van ${min} tot ${max} tekens in.`,
      passwordAgain: 'De wachtwoorden komen niet overeen.',
    },
  },
  en: {
    labels: { password: 'Password', passwordAgain: 'Password again' },
    hints: { password: `At least ${min} characters.` },
    problems: {
      password: `Enter a password of ${min} to ${max} characters.`,
      passwordAgain: 'The passwords do not match.',
    },
  },
  de: {
    labels: { password: 'Passwort', passwordAgain: 'Passwort wiederholen' },
    hints: { password: `Mindestens ${min} Zeichen.` },
    problems: {
      password: `Geben Sie ein Passwort mit ${min} bis ${max} Zeichen ein.`,
      passwordAgain: 'Die Passwörter stimmen nicht überein.',
    },
  },
  fr: {
    labels: { password: 'Mot de passe', passwordAgain: 'Répétez le mot de passe' },
    hints: { password: `Au moins ${min} caractères.` },
    problems: {
      password: `Saisissez un mot de passe de ${min} à ${max} caractères.`,
      passwordAgain: 'Les mots de passe ne correspondent pas.',
    },
  },
};
