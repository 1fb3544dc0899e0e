import type { SiweConfig } from '@latchkey/core'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/** Pass it to `createModal` as the option `siweConfig`. */
export const siweConfig: SiweConfig = {
  getNonce: async () => (await fetch('/api/nonce')).text(),
  createMessage: ({ domain, uri, version, address, chainId, nonce }) => {
    const statement = 'Sign in with Ethereum to the app.'
    return createSiweMessage({ domain, uri, version, address: getAddress(address), chainId, nonce, statement })
  },
  verifyMessage: async ({ message, signature }) => {
    const body = JSON.stringify({ message, signature })
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/verify', { method: 'POST', headers, body })).ok
  },
  // New: your server says which account is signed in, or null.
  getSession: async () => (await fetch('/api/session')).json(),
  signOut: async () => (await fetch('/api/logout')).ok,
}
