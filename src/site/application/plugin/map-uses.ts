import type { RuleSetRule, RuleSetUseItem } from 'webpack';

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;

/** A loader with options, in the form that Docusaurus writes. */
type LoaderUse = Exclude<RuleSetUseItem, string | ((...args: never[]) => unknown)> & {
  readonly options: object;
};

/**
 * Replaces loaders in a compilation's rules, including nested rules.
 * @param change returns what replaces a loader with options; all other loaders stay
 */
export function mapUses(
  rules: readonly unknown[],
  change: (use: LoaderUse) => RuleSetUseItem[],
): unknown[] {
  const uses = (item: RuleSetUseItem): RuleSetUseItem[] =>
    typeof item === 'object' && item && typeof item.options === 'object'
      ? change(item as LoaderUse)
      : [item];
  const changed = (rule: unknown): unknown => {
    if (!isRule(rule)) return rule;
    const { use, oneOf, rules: nested } = rule;
    return {
      ...rule,
      ...(Array.isArray(use) ? { use: (use as RuleSetUseItem[]).flatMap(uses) } : {}),
      ...(oneOf ? { oneOf: oneOf.map(changed) } : {}),
      ...(nested ? { rules: nested.map(changed) } : {}),
    };
  };
  return rules.map(changed);
}
