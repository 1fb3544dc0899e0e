import { createProviderError } from '../../errors/createProviderError.ts'
import type { EvmChain, EvmCurrency } from '../types.ts'
import { parseChainId } from './parseChainId.ts'
import { parseRecord } from './parseRecord.ts'

/** A chain that a site adds (EIP-3085), with name, RPC URL and currency. */
export type ParsedChain = EvmChain & { readonly name: string; readonly nativeCurrency: EvmCurrency }

/** Parses the parameter of `wallet_addEthereumChain`; throws -32602 if it is invalid. */
export function parseChain(value: unknown): ParsedChain {
  const { chainId, chainName, nativeCurrency, rpcUrls } = parseRecord(value, 'params')
  const urls: readonly unknown[] = Array.isArray(rpcUrls) ? rpcUrls : []
  const rpcUrl = urls.find(isHttpUrl)
  const { name, symbol, decimals } = parseRecord(nativeCurrency, 'nativeCurrency')
  return {
    chainId: parseChainId(chainId),
    rpcUrl: rpcUrl ?? refuse('rpcUrls', 'must hold an http or https address'),
    name: isText(chainName, 100) ? chainName : refuse('chainName', 'must be a text'),
    nativeCurrency: {
      name: isText(name, 100) ? name : refuse('nativeCurrency.name', 'must be a text'),
      symbol: isText(symbol, 11) ? symbol : refuse('nativeCurrency.symbol', 'must be a text of 1 to 11 characters'),
      decimals: decimals === 18 ? decimals : refuse('nativeCurrency.decimals', 'must be 18'),
    },
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest
}

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function refuse(name: string, must: string): never {
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" ${must}.`)
}
