import type { JSX, ReactNode } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import {
  SearchField as AriaField,
  type SearchFieldProps as AriaProps,
  Input,
} from 'react-aria-components/SearchField';
import fields from '../field/field.module.css';
import { CloseIcon, Icon, SearchIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** The accessible name; the icon shows the field's purpose. */
  readonly label: string;
  /** The accessible name of the submit button. */
  readonly submitLabel: string;
  /** The accessible name of the button that clears the field. */
  readonly clearLabel: string;
  readonly placeholder?: string;
  readonly size?: 'md' | 'lg';
  /** Shows a spinner instead of the icon; searching again stays possible. */
  readonly isBusy?: boolean;
  /** Inside the frame, after the text: a button for more options. */
  readonly after?: ReactNode;
}

/**
 * A search field: Enter or the icon submits, Escape clears. The caller adds the landmark
 * (`role="search"`).
 */
export function SearchField({
  label,
  submitLabel,
  clearLabel,
  placeholder,
  size = 'md',
  isBusy = false,
  after,
  ...rest
}: SearchFieldProps): JSX.Element {
  return (
    <AriaField {...rest} aria-label={label} className={styles.field} data-size={size}>
      {({ isEmpty, state }) => (
        <div className={classNames(fields.frame, styles.frame)}>
          <Input
            {...(placeholder !== undefined && { placeholder })}
            className={classNames(fields.input, styles.input)}
          />
          {!isEmpty && (
            <Button className={styles.clear} aria-label={clearLabel}>
              <Icon of={CloseIcon} size="sm" />
            </Button>
          )}
          <ButtonContext.Provider value={null}>
            {after}
            <Button
              className={styles.submit}
              aria-label={submitLabel}
              onPress={() => rest.onSubmit?.(state.value)}
            >
              {isBusy ? <Spinner label="" size={20} width={2} /> : <Icon of={SearchIcon} />}
            </Button>
          </ButtonContext.Provider>
        </div>
      )}
    </AriaField>
  );
}
