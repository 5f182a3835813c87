/** Whether somebody waits for the answer, or it is one of many steps of a long work. */
export type JobLane = 'interactive' | 'background';

/**
 * Decides which job runs next: interactive before background, each in order of arrival. Of several
 * places one is never given to the background, so that an import leaves readers a thread.
 */
export class JobQueue<J extends { readonly lane: JobLane }> {
  readonly #places: number;
  readonly #waiting: Record<JobLane, J[]> = { interactive: [], background: [] };
  readonly #running: Record<JobLane, number> = { interactive: 0, background: 0 };

  /** @param places how many jobs may run at a time */
  constructor(places: number) {
    this.#places = places;
  }

  /** Lets a job wait for its turn. */
  add(job: J): void {
    this.#waiting[job.lane].push(job);
  }

  /** The job to start now, which takes a place until it is given back; undefined when none may. */
  next(): J | undefined {
    const free = this.#places - this.#running.interactive - this.#running.background;
    if (free < 1) return undefined;
    const behind = this.#running.background < Math.max(1, this.#places - 1);
    const job =
      this.#waiting.interactive.shift() ?? (behind ? this.#waiting.background.shift() : undefined);
    if (job) this.#running[job.lane] += 1;
    return job;
  }

  /** Gives the place of a job back. */
  finish(job: J): void {
    this.#running[job.lane] -= 1;
  }

  /** Takes out everything that waits. */
  clear(): J[] {
    return [...this.#waiting.interactive.splice(0), ...this.#waiting.background.splice(0)];
  }
}
