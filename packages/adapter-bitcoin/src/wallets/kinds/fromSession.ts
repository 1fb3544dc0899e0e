import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { RemoteSession } from '@latchkey/core/adapter'
import { base64, hex } from '@scure/base'
import type { BitcoinAccount } from '../../types.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { toBytes } from '../toBytes.ts'
import type { BitcoinNetworkId, WalletActions, ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/**
 * Wraps the Bitcoin part of a session: the granted methods of WalletConnect's Bitcoin reference, on the network in use.
 */
export function fromSession(session: RemoteSession): ConnectedWallet {
  let networkId: BitcoinNetworkId | undefined

  const getAccounts = (id: string): readonly BitcoinAccount[] => {
    const accounts = (session.grants.bip122?.accounts ?? []).filter((account) => account.startsWith(`${id}:`))
    return parseAccounts(accounts.map((account) => account.slice(id.length + 1))) ?? []
  }
  const getNetworkIds = (): readonly BitcoinNetworkId[] =>
    (session.grants.bip122?.networkIds ?? []).filter(isOfNamespace).filter((id) => getAccounts(id).length > 0)

  const read = (requested: string | undefined = networkId): WalletView => {
    const networkIds = getNetworkIds()
    const find = (id: string | undefined) => networkIds.find((candidate) => candidate === id)
    // The network must have granted accounts.
    const id = find(requested) ?? find(networkId) ?? networkIds[0]
    if (id !== undefined) networkId = id
    if (networkId === undefined) throw new ModalError('wallet.unauthorized')
    return { accounts: id === undefined ? [] : getAccounts(id), networkId, networkIds }
  }

  const request = async (method: string, params: object): Promise<unknown> => {
    if (networkId === undefined) throw new ModalError('wallet.unauthorized')
    return session.request({ networkId, method, params })
  }
  const isGranted = (method: string): boolean => session.grants.bip122?.methods.includes(method) === true

  const all: Required<WalletActions> = {
    signMessage: async ({ message, account: { address }, protocol }) => {
      const answer = await request('signMessage', { account: address, message, address, protocol })
      const signature = readProperty(answer, 'signature')
      // The reference specifies hex, but some wallets answer in base64.
      const isHex = typeof signature === 'string' && /^([\da-f]{2})+$/i.test(signature)
      return isHex ? base64.encode(hex.decode(signature)) : signature
    },
    signPsbt: async ({ psbt, inputs, accounts }) => {
      const signInputs = inputs.map(({ index, address, sighashTypes }) => {
        const publicKey = accounts.find((account) => account.address === address)?.publicKey
        return { index, address, ...(publicKey && { publicKey }), ...(sighashTypes && { sighashTypes }) }
      })
      const account = inputs[0]?.address ?? accounts[0]?.address ?? ''
      const answer = await request('signPsbt', { account, psbt: base64.encode(psbt), signInputs, broadcast: false })
      return toBytes(readProperty(answer, 'psbt'), 'base64')
    },
    sendTransfer: async ({ to, amount, account: { address } }) => {
      const params = { account: address, recipientAddress: to, amount: amount.toString() }
      return readProperty(await request('sendTransfer', params), 'txid')
    },
    getPublicKey: async ({ address }) => {
      const answer = parseAccounts(await request('getAccountAddresses', { account: address, intentions: ['payment'] }))
      return answer?.find((account) => account.address === address)?.publicKey
    },
  }
  const methods = [
    ['signMessage', 'signMessage'],
    ['signPsbt', 'signPsbt'],
    ['sendTransfer', 'sendTransfer'],
    ['getPublicKey', 'getAccountAddresses'],
  ] as const
  const getActions = (): WalletActions =>
    Object.fromEntries(methods.filter(([, method]) => isGranted(method)).map(([name]) => [name, all[name]]))

  return {
    wallet: session,
    connect: async ({ networkId: requested }) => read(requested),
    listen: (onChange) =>
      session.subscribe((event) => {
        if (networkId === undefined) return
        if (event.type === 'ended') return onChange({ accounts: [], networkId, networkIds: [] })
        onChange(read(event.type === 'networkChanged' ? event.networkId : undefined))
      }),
    switchNetwork: async (requested) => {
      if (!getNetworkIds().includes(requested))
        throw new ModalError('network.unrecognized', { context: { networkId: requested } })
      return read(requested)
    },
    disconnect: () => session.disconnect(),
    get actions() {
      return getActions()
    },
  }
}

function isOfNamespace(id: string): id is BitcoinNetworkId {
  return id.startsWith('bip122:')
}
