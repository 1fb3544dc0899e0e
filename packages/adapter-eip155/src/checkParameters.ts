import { ModalError, readProperty } from '@latchkey/core/adapter'
import { isAddress } from './chain/isAddress.ts'
import { isGatewayOrigin } from './names/isGatewayOrigin.ts'
import type { Eip155AdapterParameters } from './types.ts'

/** Rejects invalid parameters when the adapter is created, before they fail elsewhere. @throws `options.invalid` */
export function checkParameters({ wagmiConfig, rpcUrls, names = {} }: Eip155AdapterParameters): void {
  if (wagmiConfig !== undefined && typeof readProperty(wagmiConfig, 'subscribe') !== 'function')
    refuse('wagmiConfig', wagmiConfig, 'a config of wagmi')
  for (const [chainId, urls] of Object.entries(rpcUrls ?? {})) {
    const list = [urls].flat()
    if (list.length === 0 || !list.every((url) => typeof url === 'string' && /^https?:\/\//.test(url)))
      refuse(`rpcUrls[${chainId}]`, urls, 'an http(s) URL or a list of them')
  }
  const { chainId = 1, resolver, gateways = [] } = names
  if (!Number.isSafeInteger(chainId) || chainId < 1) refuse('names.chainId', chainId, 'a chain id')
  if (resolver !== undefined && !isAddress(resolver)) refuse('names.resolver', resolver, 'an address')
  for (const gateway of gateways)
    if (!isGatewayOrigin(gateway)) refuse('names.gateways', gateway, 'an https origin such as https://names.example')
}

function refuse(option: string, given: unknown, allowed: string): never {
  throw new ModalError('options.invalid', { context: { option, given: typeof given, allowed } })
}
