import type { ConnectionLimits } from './limits.ts';

/** What is known of an exchange at a moment; bytes are totals, times are in milliseconds. */
export interface Progress {
  readonly now: number;
  /** Whether the whole request has arrived. */
  readonly isReceived: boolean;
  /** Whether the server has more of the body at hand than it takes. */
  readonly isServerSlow: boolean;
  readonly bytesReceived: number;
  /** What the server has given to the connection for this answer, and what of it still waits there. */
  readonly bytesSent: number;
  readonly bytesWaiting: number;
}

/** What was noted at earlier looks. */
export interface Notes {
  readonly seenAt: number;
  /** The begin of the body's present window. */
  readonly windowAt: number;
  readonly windowBytes: number;
  /** When the client last took something of a waiting answer. */
  readonly takenAt: number;
  readonly takenBytes: number;
  /** For how long, in all, the answer has waited for the client. */
  readonly waited: number;
}

/** `slow-body`: the client sends too slowly; `slow-reader`: it takes the answer too slowly, or not at all. */
export type Verdict = 'fine' | 'slow-body' | 'slow-reader';

/** Notes for an exchange that begins. */
export const beginNotes = (now: number, bytesReceived: number): Notes => ({
  seenAt: now,
  windowAt: now,
  windowBytes: bytesReceived,
  takenAt: now,
  takenBytes: 0,
  waited: 0,
});

/** Judges an exchange by its progress since the notes, and continues the notes. */
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
