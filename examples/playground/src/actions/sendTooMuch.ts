import type { Network } from '@latchkey/core'
import type { DevnetToken } from '../devnet/Devnet.ts'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'

/** So much of a token that its contract refuses. With gas of its own, so that the wallet sends what cannot succeed. */
export async function sendTooMuch(parameters: {
  readonly modal: PlaygroundModal
  readonly network: Network<'eip155'>
  readonly to: `0x${string}`
  readonly token: DevnetToken
  readonly onSent: (hash: string) => void
}) {
  const { modal, network, to, token, onSent } = parameters
  const { encodeFunctionData, erc20Abi, parseUnits } = await import('viem')
  const { store, features } = modal.adapter('eip155')
  const args = [to, parseUnits('1000000000', token.decimals)] as const
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
