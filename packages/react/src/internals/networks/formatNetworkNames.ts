import type { CaipNetworkId, Network } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import { toNetworkName } from './toNetworkName.ts'

/** Formats the names of networks as a list in the visitor's language: "Base and Polygon". */
export function formatNetworkNames(parameters: {
  readonly ids: readonly CaipNetworkId[]
  readonly networks: readonly Network[]
  readonly t: Translator['t']
  readonly locale: string
}): string {
  const { ids, networks, t, locale } = parameters
  const names = ids.map((id) =>
    toNetworkName({ network: networks.find(({ caipNetworkId }) => caipNetworkId === id), t }),
  )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
