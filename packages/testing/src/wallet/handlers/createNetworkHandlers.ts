import { numberToHex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseChainId } from '../parse/parseChainId.ts'
import { parseRecord } from '../parse/parseRecord.ts'
import { parseChain } from '../parse/parseChain.ts'
import type { EvmChain, WalletTransport } from '../types.ts'

type NetworkMethod = 'eth_chainId' | 'net_version' | 'wallet_switchEthereumChain' | 'wallet_addEthereumChain'

/** Where the wallet is, and how a site moves it (EIP-3326, EIP-3085). */
export function createNetworkHandlers(
  { state, signal }: WalletContext,
  transport: WalletTransport,
): Readonly<Record<NetworkMethod, WalletHandler>> {
  /** A site must not name one network and lead to another. */
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
        // Known already: nothing is added, so that a site cannot put its own node under the owner's network.
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
