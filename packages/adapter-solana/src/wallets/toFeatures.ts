import type { FeatureName } from '@latchkey/core/adapter'

/** The features of a wallet by what it can sign. Reading a balance needs no wallet. */
export function toFeatures(can: { readonly message: boolean; readonly transaction: boolean }): readonly FeatureName[] {
  return [
    'balance',
    ...(can.message ? (['message'] as const) : []),
    ...(can.transaction ? (['transfer', 'transaction'] as const) : []),
  ]
}
