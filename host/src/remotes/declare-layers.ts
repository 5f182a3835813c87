/** The layer of the host's rules, after which those of the remotes come. */
const HOST_LAYER = 'leeszaal.host';

/**
 * Orders the CSS layers of remotes, behind the host's in its own style sheet: they would otherwise be in the order in
 * which the remotes load.
 *
 * @param remotes names in the registry; the layer of `notices` is `leeszaal.notices`
 */
export function declareLayers(
  remotes: readonly string[],
  sheets: Iterable<CSSStyleSheet> = document.styleSheets,
): void {
  if (remotes.length === 0) return;
  for (const sheet of sheets) {
    const at = [...sheet.cssRules].findIndex(declaresHost);
    if (at === -1) continue;
    sheet.insertRule(`@layer ${remotes.map((name) => `leeszaal.${name}`).join(', ')};`, at + 1);
    return;
  }
}

const declaresHost = (rule: CSSRule): boolean =>
  'nameList' in rule && (rule as CSSLayerStatementRule).nameList.includes(HOST_LAYER);
