import { ModalError } from '@latchkey/core/adapter'
import type { BitcoinAdapterParameters } from './types.ts'

/** Rejects invalid parameters when the adapter is created, before they fail elsewhere. @throws `options.invalid` */
export function checkParameters({ esploraUrls, feePriority, maxFeeRate }: BitcoinAdapterParameters): void {
  for (const [networkId, urls] of Object.entries(esploraUrls ?? {})) {
    const list = [urls].flat()
    const isListOfUrls = list.length > 0 && list.every((url) => typeof url === 'string' && /^https?:\/\//.test(url))
    if (!networkId.startsWith('bip122:') || !isListOfUrls)
      refuse(`esploraUrls[${networkId}]`, urls, 'http(s) URLs by CAIP-2 id')
  }
  if (!['slow', 'normal', 'fast', undefined].includes(feePriority))
    refuse('feePriority', feePriority, 'slow, normal or fast')
  if (maxFeeRate !== undefined && !(maxFeeRate >= 1)) refuse('maxFeeRate', maxFeeRate, 'a number, 1 or more')
}

/** Names the value's type only: a server's URL may contain a secret key. */
function refuse(option: string, given: unknown, allowed: string): never {
  throw new ModalError('options.invalid', { context: { option, given: typeof given, allowed } })
}
