import { parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import { isOwnKeyMethod } from '../../config/isOwnKeyMethod.ts'
import { openMethods } from './openMethods.ts'

/** Methods by which development chains change balances, time and blocks, and Solana's faucet. */
const developmentMethods = /^(?:(?:anvil|evm|hardhat)_\w+|requestAirdrop)$/

/**
 * Whether visitors may call a method through the cloud. An upstream may be the operator's own node, which trusts every
 * caller, or a paid one, so only listed methods are allowed.
 */
export function isOpenMethod(parameters: {
  readonly kind: 'RPC' | 'BUNDLER'
  readonly chainId: CaipNetworkId
  readonly method: string
  /** Methods that the operator added. */
  readonly added: readonly string[]
  /** Whether the project `dev` asks, whose chains are usually local. */
  readonly isDev: boolean
}): boolean {
  const { added, chainId, isDev, kind, method } = parameters
  if (isOwnKeyMethod(method)) return false
  const namespace = parseCaipNetworkId(chainId)?.namespace ?? ''
  const open = openMethods[kind === 'BUNDLER' ? 'bundler' : namespace]
  return open?.has(method) === true || added.includes(method) || (isDev && developmentMethods.test(method))
}
