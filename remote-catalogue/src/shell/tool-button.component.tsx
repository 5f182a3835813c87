import { Button, type ButtonProps } from '@leeszaal/shared-ui/button';
import { Tooltip, TooltipTrigger } from '@leeszaal/shared-ui/tooltip';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import styles from './tool-button.module.css';

interface ToolButtonProps extends Pick<ButtonProps, 'icon' | 'isBusy' | 'busyLabel' | 'onPress'> {
  /** One word, visible beside the icon where the window is wide. The accessible name begins with it. */
  readonly text: string;
  /** The action of the button, as its tooltip, and as the rest of its name. */
  readonly label: string;
}

/** A button of a toolbar, labelled in a wide window (`docs/decisions.md` 128). */
export function ToolButton({ text, label, ...button }: ToolButtonProps) {
  return (
    <TooltipTrigger>
      {/* Not described by the tooltip, which is part of the name. */}
      <Button {...button} variant="quiet" className={styles.tool} aria-describedby={undefined}>
        <span className={styles.text} aria-hidden>
          {text}
        </span>
        <VisuallyHidden>{`${text}, ${label}`}</VisuallyHidden>
      </Button>
      <Tooltip placement="bottom">{label}</Tooltip>
    </TooltipTrigger>
  );
}
