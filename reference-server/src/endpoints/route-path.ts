/** An endpoint's path in the router's words: `{id}` is `:id`, a last `{file*}` is `*`. */
export function toRoutePath(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
}
