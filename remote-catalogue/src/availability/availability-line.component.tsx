import { useLanguage } from '@leeszaal/remote-kit/react';
import type { Availability } from '@leeszaal/shared-contracts';
import {
  ClockIcon,
  Icon,
  type IconType,
  LockIcon,
  LogInIcon,
  SuccessIcon,
} from '@leeszaal/shared-ui/icon';
import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro';
import { formatHour } from '../waiting/format-hour.ts';
import type { OwnPlace } from '../waiting/places-watch.ts';
import type { OwnQueue } from '../waiting/use-places-watch.ts';
import styles from './availability.module.css';

interface AvailabilityLineProps {
  /** Undefined before the first answer: the line is empty, and keeps its height. */
  readonly availability: Availability | undefined;
  /** The person's own place in the queue is said in place of the loans. */
  readonly queue: OwnQueue;
}

/**
 * Whether a publication can be read now, by how many people, and until when it is on loan (`docs/behaviour.md` C2).
 * Screen readers find it in its card; they are not told each change.
 */
export function AvailabilityLine({ availability, queue }: AvailabilityLineProps) {
  if (queue.kind === 'turn' || queue.kind === 'waiting') return <PlaceLine place={queue} />;
  return (
    <p className={styles.line} data-state={availability?.state}>
      {availability && (
        <>
          <Icon of={iconOf(availability)} size="xs" />
          <span>
            <AvailabilityText of={availability} />
          </span>
        </>
      )}
    </p>
  );
}

function PlaceLine({ place }: { readonly place: OwnPlace }) {
  const language = useLanguage();
  const isTurn = place.kind === 'turn';
  const number = place.kind === 'waiting' ? place.number : 0;
  const end = isTurn ? formatHour(place.until, language) : '';
  return (
    <p className={styles.line} data-state={isTurn ? 'free' : 'waiting'}>
      <Icon of={isTurn ? SuccessIcon : ClockIcon} size="xs" />
      <span>
        {isTurn ? (
          <Trans>Your turn until {end}</Trans>
        ) : (
          <SelectOrdinal
            value={number}
            one="#st in the queue"
            two="#nd in the queue"
            few="#rd in the queue"
            other="#th in the queue"
          />
        )}
      </span>
    </p>
  );
}

function iconOf(availability: Availability): IconType {
  if (availability.state === 'free') return SuccessIcon;
  if (availability.state === 'on-loan') return ClockIcon;
  const isVisitor = availability.state === 'refused' && availability.reason === 'sign-in-to-read';
  return isVisitor ? LogInIcon : LockIcon;
}

function AvailabilityText({ of: availability }: { readonly of: Availability }) {
  switch (availability.state) {
    case 'free': {
      const { free, seats } = availability;
      return (
        <Plural
          value={seats}
          one="Available now, # seat"
          other={`Available now, ${free} of # seats`}
        />
      );
    }
    case 'on-loan': {
      const { minutes } = availability;
      return <Trans>On loan, free in about {minutes} min</Trans>;
    }
    case 'refused':
      return availability.reason === 'sign-in-to-read' ? (
        <Trans>Log in to read</Trans>
      ) : (
        <Trans>Not readable with your account</Trans>
      );
    case 'closed':
      return <Trans>Cannot be borrowed at present</Trans>;
  }
}
