import { ModalError } from '@latchkey/core/adapter'
import type { FeatureName } from '@latchkey/core/adapter'
import type { ReferenceAdapter } from './Mutant.ts'

type Features = {
  readonly [name in Exclude<FeatureName, 'names' | 'typedData'>]: NonNullable<ReferenceAdapter['features'][name]>
}

/** Changes some features of an adapter that has all of them. */
export function changeFeatures(
  adapter: ReferenceAdapter,
  change: (features: Features) => Partial<ReferenceAdapter['features']>,
): ReferenceAdapter {
  const { message, balance, transfer, transaction, assets, calls } = adapter.features
  if (!message || !balance || !transfer || !transaction || !assets || !calls)
    throw new ModalError('internal.unexpected')
  return {
    ...adapter,
    features: {
      ...adapter.features,
      ...change({ message, balance, transfer, transaction, assets, calls }),
    },
  }
}
