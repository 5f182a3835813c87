/** How long connections may take; times in milliseconds, rates in bytes for each second. */
export interface ConnectionLimits {
  /** For the head of a request, from the connection or the answer before it. */
  readonly headTime: number;
  /** How often connections are looked at. */
  readonly interval: number;
  /** The slowest rate of a request's body, over each `bodyWindow`. */
  readonly bodyRate: number;
  readonly bodyWindow: number;
  /** How long a client may take nothing of an answer that waits for it. */
  readonly unreadTime: number;
  /** The slowest rate at which an answer is taken, on average, after `unreadTime`. */
  readonly answerRate: number;
  /** How long an idle connection is kept at the stop, for a request that is on its way. */
  readonly lingerTime: number;
  /** How long calls in progress may take at the stop; the service manager has to wait longer. */
  readonly drainTime: number;
}

/** Wide enough for a telephone at the edge of its network, and for uploads of any size. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headTime: 15_000,
  interval: 2_500,
  bodyRate: 1024,
  bodyWindow: 15_000,
  unreadTime: 120_000,
  answerRate: 1024,
  lingerTime: 250,
  drainTime: 8_000,
};
