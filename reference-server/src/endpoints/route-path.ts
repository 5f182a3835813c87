/** An endpoint's path in the router's syntax: `{id}` is `:id`, a final `{file*}` is `*`. */
export function toRoutePath(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
}
