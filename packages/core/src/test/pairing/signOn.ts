import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import type { StockWallet } from './startStockWallet.ts'

/**
 * Makes a wallet sign in with its key on some chains when it receives a proposal with a sign-in request, as the public
 * library's documentation describes.
 */
export function signOn(wallet: StockWallet, chains: readonly string[] = ['eip155:1', 'eip155:137']): void {
  const methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4']
  const { client, account } = wallet
  client.on('session_authenticate', ({ id, params }) => {
    const request = populateAuthPayload({ authPayload: params.authPayload, chains: [...chains], methods })
    const auths = request.chains.map(async (chain) => {
      const iss = `${chain}:${account.address}`
      const message = client.formatAuthMessage({ request, iss })
      const signature = await account.signMessage({ message })
      return buildAuthObject(request, { t: 'eip191', s: signature }, iss)
    })
    void Promise.all(auths).then((signed) => client.approveSessionAuthenticate({ id, auths: signed }))
  })
}
