/**
 * Most urgent first: a reader waits for the answer; sees it as one of many thumbnails; or it is a step of an
 * import.
 */
const PRIORITIES = ['interactive', 'secondary', 'background'] as const;

/** How urgent a job is. */
export type JobPriority = (typeof PRIORITIES)[number];

/**
 * Decides which job runs next: by priority, then in order of arrival. Of several slots one is reserved for
 * interactive jobs, so that neither an import nor a panel of thumbnails delays a page.
 */
export class JobQueue<J extends { readonly priority: JobPriority }> {
  readonly #slots: number;
  readonly #waiting: Record<JobPriority, J[]> = { interactive: [], secondary: [], background: [] };
  readonly #running: Record<JobPriority, number> = { interactive: 0, secondary: 0, background: 0 };

  /** @param slots how many jobs may run at a time */
  constructor(slots: number) {
    this.#slots = slots;
  }

  add(job: J): void {
    this.#waiting[job.priority].push(job);
  }

  /** The job to start now, which occupies a slot until {@link finish}; undefined when none may start. */
  next(): J | undefined {
    const { interactive, secondary, background } = this.#running;
    if (interactive + secondary + background >= this.#slots) return undefined;
    const isRoom = secondary + background < Math.max(1, this.#slots - 1);
    const job =
      this.#waiting.interactive.shift() ??
      (isRoom ? (this.#waiting.secondary.shift() ?? this.#waiting.background.shift()) : undefined);
    if (job) this.#running[job.priority] += 1;
    return job;
  }

  /** Frees the slot of a job. */
  finish(job: J): void {
    this.#running[job.priority] -= 1;
  }

  /** Removes a waiting job. @returns whether the job was waiting */
  remove(job: J): boolean {
    const waiting = this.#waiting[job.priority];
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    return place >= 0;
  }

  /** Removes all waiting jobs. */
  clear(): J[] {
    return PRIORITIES.flatMap((priority) => this.#waiting[priority].splice(0));
  }
}
