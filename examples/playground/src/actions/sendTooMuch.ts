import { encodeFunctionData, erc20Abi, isAddress, parseUnits } from 'viem'
import type { DevnetEvmChain } from '../devnet/Devnet.ts'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'

/**
 * Sends more of a token than the account has, which the contract rejects. A fixed gas limit makes the wallet send a
 * transaction that cannot succeed.
 */
export async function sendTooMuch(parameters: {
  readonly modal: PlaygroundModal
  readonly chain: DevnetEvmChain
  readonly onSent: (hash: string) => void
}) {
  const { modal, chain, onSent } = parameters
  const { network, receiver, tokens } = chain
  const [token] = tokens
  if (token === undefined || !isAddress(receiver)) throw new Error('There is no token here')
  const { store, features } = modal.adapter('eip155')
  const args = [receiver, parseUnits('1000000000', token.decimals)] as const
  const { id } = await features.transaction.send({
    connectionId: store.getState().activeConnectionId ?? '',
    transaction: {
      to: token.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
      gas: 100_000n,
    },
  })
  onSent(id)
  return features.transaction.wait({ id, network })
}
