import * as v from 'valibot';

/** Limits of a new password's length, in characters. The sign-in form takes no longer one. */
export const PASSWORD_LENGTH = { min: 12, max: 500 } as const;

/** A new password. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH.min),
  v.maxLength(PASSWORD_LENGTH.max),
);

/** The fields of a form for a new password. */
export const PASSWORD_FIELDS = ['password', 'passwordAgain'] as const;

/** A field of a form for a new password. */
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** The attributes of both inputs. */
export const PASSWORD_INPUT = {
  type: 'password',
  autocomplete: 'new-password',
  minlength: PASSWORD_LENGTH.min,
  maxlength: PASSWORD_LENGTH.max,
} as const;

/** The fields that have to be corrected, in their order. */
export function passwordProblems(fields: Readonly<Record<string, string>>): PasswordField[] {
  const isValid = {
    password: v.is(newPasswordSchema, fields['password']),
    passwordAgain: fields['password'] === fields['passwordAgain'],
  };
  return PASSWORD_FIELDS.filter((name) => !isValid[name]);
}
