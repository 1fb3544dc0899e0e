import type { FeatureName } from '@latchkey/core/adapter'

/** What can be done with a wallet that can sign messages, transactions, or neither. Reading a balance takes none. */
export function toFeatures(can: { readonly message: boolean; readonly transaction: boolean }): readonly FeatureName[] {
  return [
    'balance',
    ...(can.message ? (['message'] as const) : []),
    ...(can.transaction ? (['transfer', 'transaction'] as const) : []),
  ]
}
