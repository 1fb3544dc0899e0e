import { useAccount, useSignMessage } from '@latchkey/react'

/** Has a text signed by the connected wallet, and checks whose signature came back. */
export function useSignAndVerify() {
  const { address } = useAccount({ namespace: 'eip155' })
  const { signMessage } = useSignMessage()
  return async (message: string) => {
    const signature = await signMessage({ message })
    const { isHex, verifyMessage } = await import('viem')
    const isValid = address !== undefined && isHex(signature) && (await verifyMessage({ address, message, signature }))
    return { address, signature, isValid }
  }
}
