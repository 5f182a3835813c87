import type { ConnectionLimits } from './limits.ts';

/** The state of an exchange at a moment; bytes are totals, times are in milliseconds. */
export interface Progress {
  readonly now: number;
  /** Whether the whole request has arrived. */
  readonly isReceived: boolean;
  /** Whether the server reads the body more slowly than it arrives. */
  readonly isServerSlow: boolean;
  readonly bytesReceived: number;
  /** Bytes of the response written to the socket, and those of them still in its buffer. */
  readonly bytesSent: number;
  readonly bytesWaiting: number;
}

/** The records of earlier checks. */
export interface Notes {
  readonly seenAt: number;
  /** Start of the current window of the body. */
  readonly windowAt: number;
  readonly windowBytes: number;
  /** When the client last read some of a waiting response. */
  readonly takenAt: number;
  readonly takenBytes: number;
  /** Total time that the response has waited for the client. */
  readonly waited: number;
}

/** `slow-body`: the client sends too slowly; `slow-reader`: it reads the response too slowly. */
export type Verdict = 'fine' | 'slow-body' | 'slow-reader';

/** Notes of a new exchange. */
export const beginNotes = (now: number, bytesReceived: number): Notes => ({
  seenAt: now,
  windowAt: now,
  windowBytes: bytesReceived,
  takenAt: now,
  takenBytes: 0,
  waited: 0,
});

/** Judges an exchange by its progress since the notes; returns the next notes. */
export function judgeExchange(
  notes: Notes,
  progress: Progress,
  limits: ConnectionLimits,
): readonly [Verdict, Notes] {
  const { now, bytesReceived, bytesSent, bytesWaiting } = progress;
  const taken = bytesSent - bytesWaiting;
  const isWaiting = bytesWaiting > 0;
  const hasTaken = !isWaiting || taken > notes.takenBytes;
  const waited = notes.waited + (isWaiting ? now - notes.seenAt : 0);
  const takenAt = hasTaken ? now : notes.takenAt;
  const answer = { seenAt: now, takenAt, takenBytes: taken, waited };

  const isWindowOver = now - notes.windowAt >= limits.bodyWindow;
  const isExcused = progress.isReceived || progress.isServerSlow;
  const least = (limits.bodyRate * (now - notes.windowAt)) / 1000;
  const isSlow = isWindowOver && !isExcused && bytesReceived - notes.windowBytes < least;
  const window =
    isWindowOver || isExcused
      ? { windowAt: now, windowBytes: bytesReceived }
      : { windowAt: notes.windowAt, windowBytes: notes.windowBytes };
  const next = { ...answer, ...window };

  if (isSlow) return ['slow-body', next];
  const mayTake = limits.unreadTime + (bytesSent / limits.answerRate) * 1000;
  const isUnread = now - takenAt >= limits.unreadTime || waited >= mayTake;
  return [isWaiting && isUnread ? 'slow-reader' : 'fine', next];
}
