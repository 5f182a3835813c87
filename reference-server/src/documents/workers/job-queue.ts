/**
 * Whether somebody waits for the answer; sees it beside what they are looking at, as one of many small
 * pictures; or it is one of many steps of a long work. Most urgent first.
 */
const LANES = ['interactive', 'aside', 'background'] as const;

/** How urgent a job is. */
export type JobLane = (typeof LANES)[number];

/**
 * Decides which job runs next: by lane, each in order of arrival. Of several places one is kept for what
 * is interactive, so that neither an import nor a panel full of pictures keeps a page waiting.
 */
export class JobQueue<J extends { readonly lane: JobLane }> {
  readonly #places: number;
  readonly #waiting: Record<JobLane, J[]> = { interactive: [], aside: [], background: [] };
  readonly #running: Record<JobLane, number> = { interactive: 0, aside: 0, background: 0 };

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
    const { interactive, aside, background } = this.#running;
    if (interactive + aside + background >= this.#places) return undefined;
    const isRoom = aside + background < Math.max(1, this.#places - 1);
    const job =
      this.#waiting.interactive.shift() ??
      (isRoom ? (this.#waiting.aside.shift() ?? this.#waiting.background.shift()) : undefined);
    if (job) this.#running[job.lane] += 1;
    return job;
  }

  /** Gives the place of a job back. */
  finish(job: J): void {
    this.#running[job.lane] -= 1;
  }

  /** Takes out a job that waits; whether it did. */
  remove(job: J): boolean {
    const waiting = this.#waiting[job.lane];
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    return place >= 0;
  }

  /** Takes out everything that waits. */
  clear(): J[] {
    return LANES.flatMap((lane) => this.#waiting[lane].splice(0));
  }
}
