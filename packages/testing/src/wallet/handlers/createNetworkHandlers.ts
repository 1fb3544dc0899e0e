import { numberToHex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseChainId } from '../parse/parseChainId.ts'
import { parseRecord } from '../parse/parseRecord.ts'
import { parseChain } from '../parse/parseChain.ts'
import type { EvmChain, WalletTransport } from '../types.ts'

type NetworkMethod = 'eth_chainId' | 'net_version' | 'wallet_switchEthereumChain' | 'wallet_addEthereumChain'

/** The methods that read and change the wallet's network (EIP-3326, EIP-3085). */
export function createNetworkHandlers(
  { state, signal }: WalletContext,
  transport: WalletTransport,
): Readonly<Record<NetworkMethod, WalletHandler>> {
  /** The RPC URL must serve the chain id that the site claims. */
  const checkNode = async ({ chainId, rpcUrl }: EvmChain): Promise<void> => {
    const answer = await transport({ rpcUrl, method: 'eth_chainId', params: [], signal })
    if (typeof answer === 'string' && /^0x[0-9a-f]+$/i.test(answer) && BigInt(answer) === BigInt(chainId)) return
    throw createProviderError(
      'invalidParams',
      `Invalid parameters: the node of "rpcUrls" says that it is on ${String(answer)}, not on ${numberToHex(chainId)}.`,
    )
  }

  return {
    eth_chainId: ({ chainId }) => numberToHex(chainId),
    net_version: ({ chainId }) => String(chainId),
    async wallet_switchEthereumChain({ params, confirm }) {
      const chainId = parseChainId(parseRecord(getParameter(params, 0), 'params')['chainId'])
      if (state.getChain(chainId) === undefined) throw createProviderError('unrecognizedChain')
      if (chainId === state.chainId) return null
      await confirm(() => ({ kind: 'switchNetwork', to: state.describeChain(chainId) }))
      state.setChainId(chainId)
      return null
    },
    async wallet_addEthereumChain({ params, confirm }) {
      const chain = parseChain(getParameter(params, 0))
      const known = state.getChain(chain.chainId)
      if (known !== undefined) {
        // A known chain is not replaced, so that a site cannot redirect it to its own node.
        if (chain.chainId === state.chainId) return null
        await confirm(() => ({ kind: 'switchNetwork', to: state.describeChain(chain.chainId) }))
      } else {
        await checkNode(chain)
        const { chainId, rpcUrl, name, nativeCurrency } = chain
        await confirm(() => ({ kind: 'addNetwork', to: { chainId, rpcUrl, name, nativeCurrency } }))
        state.addChain(chain)
      }
      state.setChainId(chain.chainId)
      return null
    },
  }
}
