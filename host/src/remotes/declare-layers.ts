/** The layer of the host's rules, after which those of the remotes come. */
const HOST_LAYER = 'leeszaal.host';

const declared = new WeakSet<CSSRule>();

/**
 * Orders the CSS layers of remotes, behind the host's in its own style sheet: they would otherwise be in the order in
 * which the remotes load. Replaces an earlier order.
 *
 * @param remotes names in the registry; the layer of `notices` is `leeszaal.notices`
 */
export function declareLayers(
  remotes: readonly string[],
  sheets: Iterable<CSSStyleSheet> = document.styleSheets,
): void {
  if (remotes.length === 0) return;
  for (const sheet of sheets) {
    const rules = rulesOf(sheet);
    const at = rules.findIndex(declaresHost) + 1;
    if (at === 0) continue;
    const earlier = rules[at];
    if (earlier && declared.has(earlier)) sheet.deleteRule(at);
    sheet.insertRule(`@layer ${remotes.map((name) => `leeszaal.${name}`).join(', ')};`, at);
    const rule = sheet.cssRules[at];
    if (rule) declared.add(rule);
    return;
  }
}

/** The rules of a sheet; none of a sheet from another origin, which no script can read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const declaresHost = (rule: CSSRule): boolean =>
  'nameList' in rule && (rule as CSSLayerStatementRule).nameList.includes(HOST_LAYER);
