import type { SiweConfig } from '@latchkey/core'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/** Pass it to `createModal` as the option `siweConfig`. */
export const siweConfig: SiweConfig = {
  getNonce: async () => (await fetch('/api/siwe/nonce')).text(),
  createMessage: ({ domain, uri, version, address, chainId, nonce }) =>
    createSiweMessage({ domain, uri, version, address: getAddress(address), chainId, nonce }),
  verifyMessage: async (signed) => (await fetch('/verify', { method: 'POST', body: JSON.stringify(signed) })).ok,
  getSession: async () => (await fetch('/session')).json(),
  signOut: async () => (await fetch('/signout')).ok,
  signOutOnDisconnect: true,
  signOutOnNetworkChange: true,
}
