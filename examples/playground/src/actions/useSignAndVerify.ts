import { useAccount, useSignMessage } from '@latchkey/react'

/** Has a text signed by the connected wallet, and checks whose signature came back. The same on every kind of chain. */
export function useSignAndVerify() {
  const { address, network } = useAccount()
  const { signMessage } = useSignMessage()
  return async (message: string) => {
    if (address === undefined || network === undefined) throw new Error('Nobody is connected')
    const signature = await signMessage({ message })
    const { verifySignature } = await import('@latchkey/siwx/verify')
    // Rejects if anybody else has signed.
    await verifySignature({ chainId: network.caipNetworkId, accountAddress: address, message, signature })
    return { address, signature }
  }
}
