import { type FocusEvent, type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react';
import fields from '../field/field.module.css';
import { type FieldOptions, useFieldText } from '../field/use-field.ts';
import { CloseIcon, Icon, SearchIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import { Spinner } from '../spinner/index.ts';
import styles from './search-field.module.css';

/** A list of suggestions of the caller, which makes the field a combobox (ARIA 1.2). The focus stays in the field. */
export interface SearchFieldSuggestions {
  /** The id of the list, while it is open. */
  readonly listId: string;
  readonly isOpen: boolean;
  /** The id of the active option. */
  readonly activeId: string | undefined;
  /** Called for each key before the field handles it; true if the list has used it. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

export interface SearchFieldProps extends FieldOptions {
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
  readonly suggestions?: SearchFieldSuggestions;
  /** Inside the frame, after the text: a button for more options. */
  readonly after?: ReactNode;
  /** Called by Enter and by the submit button. */
  readonly onSubmit?: (text: string) => void;
  /** Called when Escape or the button cleared the field. */
  readonly onClear?: () => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: (event: FocusEvent) => void;
}

/**
 * Enter confirms a suggestion of an input method, and Escape rejects it. In Safari only the code of the key says so.
 */
const isOfInputMethod = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** The attributes of a field with suggestions. Its type is text: *search* is no combobox. */
const asCombobox = ({ listId, isOpen, activeId }: SearchFieldSuggestions) =>
  ({
    type: 'text',
    role: 'combobox',
    enterKeyHint: 'search',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': activeId,
  }) as const;

/** A search in one field, submitted by Enter or its button and cleared by Escape or ×. */
export function SearchField({
  label,
  submitLabel,
  clearLabel,
  placeholder,
  size = 'md',
  isBusy = false,
  suggestions,
  after,
  onSubmit,
  onClear,
  onFocus,
  onBlur,
  ...field
}: SearchFieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [text, change] = useFieldText(field);
  const clear = () => {
    change('');
    onClear?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (suggestions?.onKeyDown(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const isClearing = event.key === 'Escape' && text !== '';
    if (!isClearing && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (isClearing) clear();
    else onSubmit?.(text);
  };
  return (
    <div className={styles.field} data-size={size}>
      <div className={classNames(fields.frame, styles.frame)}>
        <input
          ref={input}
          {...(suggestions ? asCombobox(suggestions) : { type: 'search' })}
          aria-label={label}
          placeholder={placeholder}
          className={classNames(fields.input, styles.input)}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        {text !== '' && (
          <PressButton
            className={styles.clear}
            aria-label={clearLabel}
            tabIndex={-1}
            keepsFocus
            onPress={() => {
              input.current?.focus();
              clear();
            }}
          >
            <Icon of={CloseIcon} size="sm" />
          </PressButton>
        )}
        {after}
        <PressButton
          className={styles.submit}
          aria-label={submitLabel}
          onPress={() => onSubmit?.(text)}
        >
          {isBusy ? <Spinner label="" size={20} width={2} /> : <Icon of={SearchIcon} />}
        </PressButton>
      </div>
    </div>
  );
}
