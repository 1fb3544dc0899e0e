import type { FeatureOptions } from './features.ts'

/** The flags on the debt list: no code reads them yet. `pnpm unserved` compares them with `debts.tsv`. */
const unservedFlags: readonly (keyof FeatureOptions)[] = []

/**
 * Returns what the developer should know about options that are valid but do not do what they seem to: flags, other than
 * `false`, that have no effect yet, and endpoints for networks that the app does not list. For development only.
 */
export function listMisuses(parameters: {
  readonly features: FeatureOptions | undefined
  readonly adapters: readonly { readonly endpointNetworks?: readonly string[] | undefined }[]
  /** The CAIP-2 ids of the app's networks. */
  readonly networkIds: readonly string[]
  readonly unserved?: readonly (keyof FeatureOptions)[] | undefined
}): readonly string[] {
  const { features = {}, adapters, networkIds, unserved = unservedFlags } = parameters
  const flags = unserved.filter((name) => features[name])
  const unlisted = adapters
    .flatMap(({ endpointNetworks = [] }) => endpointNetworks)
    .filter((id) => !networkIds.includes(id))
  return [
    ...(flags.length > 0 ? [`These flags of \`features\` have no effect yet: ${flags.join(', ')}.`] : []),
    ...(unlisted.length > 0
      ? [
          `An adapter has endpoints for networks that are not in \`networks\`, so they are not used: ${unlisted.join(', ')}.`,
        ]
      : []),
  ]
}
