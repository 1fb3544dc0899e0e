import { useAccount, useSignMessage } from '@latchkey/react'

/** Lets the connected wallet sign a text, and verifies the signature. The same for every kind of chain. */
export function useSignAndVerify() {
  const { address, network } = useAccount()
  const { signMessage } = useSignMessage()
  return async (message: string) => {
    if (address === undefined || network === undefined) throw new Error('No wallet is connected')
    const signature = await signMessage({ message })
    const { verifySignature } = await import('@latchkey/siwx/verify')
    // Rejects if the signature is not the account's.
    await verifySignature({ chainId: network.caipNetworkId, accountAddress: address, message, signature })
    return { address, signature }
  }
}
