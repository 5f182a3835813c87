import {
  ChevronDownIcon,
  ChevronUpIcon,
  DeleteIcon,
  GripIcon,
  Icon,
  WarningIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import styles from './settings.module.css';

interface FieldLineProps {
  readonly name: string;
  readonly isSupported: boolean;
  /** The position of the line in the list, and which line is being dragged. */
  readonly place: {
    readonly index: number;
    readonly count: number;
    readonly dragged: number | undefined;
  };
  readonly onDrag: (index: number | undefined) => void;
  readonly onDrop: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A field of the list; it is moved by dragging or by its buttons. */
export function FieldLine(props: FieldLineProps) {
  const { name, isSupported, place, onDrag, onDrop, onMove, onRemove } = props;
  const { index, count, dragged } = place;
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const begin = ({ dataTransfer }: DragEvent) => {
    // Some browsers start no drag without data.
    dataTransfer.setData('text/plain', name);
    dataTransfer.effectAllowed = 'move';
    onDrag(index);
  };
  // The edge at which the dragged line would be inserted.
  const edge = dragged !== undefined && dragged < index ? 'end' : 'start';
  return (
    <li
      draggable
      data-dragged={dragged === index || undefined}
      data-over={isOver && dragged !== undefined && dragged !== index ? edge : undefined}
      data-unsupported={!isSupported || undefined}
      onDragStart={begin}
      onDragEnter={() => setOver(true)}
      onDragOver={(event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <Icon of={GripIcon} size="sm" className={styles.grip} />
      <span className={styles.fieldName}>{name}</span>
      {!isSupported && (
        <IconButton
          size="sm"
          icon={WarningIcon}
          label={t`this value is not supported (anymore)`}
          className={styles.unsupported}
        />
      )}
      <IconButton
        size="sm"
        icon={ChevronUpIcon}
        label={t`Move ${name} up`}
        isDisabled={index === 0}
        data-move="up"
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        size="sm"
        icon={ChevronDownIcon}
        label={t`Move ${name} down`}
        isDisabled={index === count - 1}
        data-move="down"
        onPress={() => onMove(index + 1)}
      />
      <IconButton
        size="sm"
        icon={DeleteIcon}
        label={t`Remove ${name} from the list`}
        data-remove
        onPress={onRemove}
      />
    </li>
  );
}
