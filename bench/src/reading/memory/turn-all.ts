/**
 * Runs in the page, of this reader or another: turns forward, at the end of the document backward, at its beginning
 * forward again. The document element says in `data-turned` when all turns are done.
 */
export function turnAll(turns: number): void {
  const root = document.querySelector('leeszaal-reader')?.shadowRoot ?? document;
  const frame = () => new Promise(requestAnimationFrame);
  const button = (label: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === label && !each.disabled,
    );
  const here = {
    canTurn: (way: 'forward' | 'back') => button(LABELS[way]) !== undefined,
    async turn(way: 'forward' | 'back') {
      button(LABELS[way])?.click();
      // The region is busy until the text of the page is shown.
      await frame();
      await frame();
      while (root.querySelector('[role="region"][aria-busy="true"]')) await frame();
    },
  };
  const LABELS = { forward: 'Next page', back: 'Previous page' } as const;
  const other = globalThis.compared;
  const there = other && {
    canTurn: (way: 'forward' | 'back') =>
      !(way === 'forward' ? other.isAtEnd() : other.isAtStart()),
    async turn(way: 'forward' | 'back') {
      await (way === 'forward' ? other.turn() : other.back());
      await frame();
    },
  };
  const reader = there ?? here;
  const run = async () => {
    let way: 'forward' | 'back' = 'forward';
    for (let turned = 0; turned < turns; turned += 1) {
      if (!reader.canTurn(way)) way = way === 'forward' ? 'back' : 'forward';
      if (!reader.canTurn(way)) throw new Error('There is no page to turn to.');
      await reader.turn(way);
    }
    document.documentElement.dataset['turned'] = 'yes';
  };
  document.documentElement.dataset['turned'] = 'no';
  run().catch((error) => {
    document.documentElement.dataset['turned'] = String(error);
  });
}
