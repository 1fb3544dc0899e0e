import { ModalError } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from './types.ts'

/** Rejects invalid parameters when the adapter is created, before they fail elsewhere. @throws `options.invalid` */
export function checkParameters(parameters: SolanaAdapterParameters): void {
  const { rpcUrls, maxPriorityFee } = parameters
  for (const [id, urls] of Object.entries(rpcUrls ?? {})) {
    const list = [urls].flat()
    if (list.length === 0 || !list.every((url) => typeof url === 'string' && /^https?:\/\//.test(url)))
      refuse(`rpcUrls[${id}]`, urls, 'an http(s) URL or a list of them')
  }
  for (const name of ['wallets', 'readTransaction'] as const) {
    const given = parameters[name]
    if (given !== undefined && typeof given !== 'function') refuse(name, given, 'a function')
  }
  if (maxPriorityFee !== undefined && (typeof maxPriorityFee !== 'bigint' || maxPriorityFee < 0n))
    refuse('maxPriorityFee', maxPriorityFee, 'a bigint of lamports, 0 or more')
}

function refuse(option: string, given: unknown, allowed: string): never {
  throw new ModalError('options.invalid', { context: { option, given: typeof given, allowed } })
}
