/** Formats where a wallet's links lead, for an operator who compares two wallets. */
export function formatLinkTargets(targets: readonly string[]): string {
  return targets.length === 0 ? 'no links' : targets.join(', ')
}
