import { ModalError } from '@latchkey/core/adapter'
import type { BitcoinAdapterParameters } from '../types.ts'

/** Refuses parameters that would fail later and elsewhere. @throws `options.invalid` */
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

/** Says of what kind the value is, never the value: the URL of a server may hold a key. */
function refuse(option: string, given: unknown, allowed: string): never {
  throw new ModalError('options.invalid', { context: { option, given: typeof given, allowed } })
}
