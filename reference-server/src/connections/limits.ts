/** Timeouts in milliseconds and rates in bytes per second. */
export interface ConnectionLimits {
  /** For the head of a request, from the connection or the previous response. */
  readonly headTime: number;
  readonly interval: number;
  /** The slowest rate of a request's body, over each `bodyWindow`. */
  readonly bodyRate: number;
  readonly bodyWindow: number;
  /** How long a client may read nothing of a waiting response. */
  readonly unreadTime: number;
  /** The slowest average rate of a response, after `unreadTime`. */
  readonly answerRate: number;
  /** How long a stopping server keeps idle connections, for requests in transit. */
  readonly lingerTime: number;
  /** How long a stopping server waits for requests in progress; the service manager has to wait longer. */
  readonly drainTime: number;
}

/** Generous enough for a poor mobile connection, and for uploads of any size. */
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
