import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { findChain } from '../../chain/findChain.ts'
import { guessChain } from '../../chain/guessChain.ts'
import { hasMethod } from '../hasMethod.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../../chain/requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import { WalletRefusal } from '../WalletRefusal.ts'
import type { ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/** The codes of WBIP wallets for a refusal by the user and for missing access, as codes of EIP-1193. */
const codes: ReadonlyMap<unknown, number> = new Map([
  [-32_000, 4001],
  [-32_002, 4100],
])

/**
 * Wraps a wallet with the JSON-RPC of sats-connect (WBIP-001), such as Xverse. It has a current network and can switch it.
 */
export function fromSats(wallet: object): ConnectedWallet {
  let current: WalletView | undefined

  /** Sends a request. Rejects if the answer is an error. */
  const request = async (method: string, params: unknown = null): Promise<unknown> => {
    const answer = await callMethod(wallet, 'request', method, params)
    const error = readProperty(answer, 'error')
    if (error === undefined || error === null) return readProperty(answer, 'result')
    const code = readProperty(error, 'code')
    throw new WalletRefusal(error, codes.get(code) ?? code)
  }
  const isUnknown = (error: unknown): boolean => readProperty(error, 'code') === -32_601

  const toView = async (addresses: unknown, network: unknown): Promise<WalletView> => {
    const accounts = parseAccounts(addresses)
    if (accounts === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Addresses were expected' })
    // Main network addresses are recognisable, and some wallets never answer unknown methods.
    const isClear = network !== undefined || accounts.every(({ address }) => /^(bc1|[13])/.test(address))
    const known = isClear ? network : await request('wallet_getNetwork').catch(() => undefined)
    const chain = findChain('sats', toNetworkName(known)) ?? guessChain(accounts, current?.networkId)
    current = { accounts, networkId: chain.networkId, networkIds: 'all' }
    return current
  }

  const read = async (): Promise<WalletView> => {
    const account = await request('wallet_getAccount')
    return toView(readProperty(account, 'addresses'), readProperty(account, 'network'))
  }

  return {
    wallet,
    connect: async ({ networkId, signal }) => {
      const purposes = ['payment', 'ordinals']
      const network = findChain('networkId', networkId)?.sats
      try {
        const account = await request('wallet_connect', {
          addresses: purposes,
          ...(network !== undefined && { network }),
        })
        return await toView(readProperty(account, 'addresses'), readProperty(account, 'network'))
      } catch (error) {
        if (!isUnknown(error)) throw error
        signal.throwIfAborted()
        // Older wallets without permissions.
        const answer = await request('getAccounts', { purposes })
        return toView(Array.isArray(answer) ? answer : readProperty(answer, 'addresses'), undefined)
      }
    },
    restore: read,
    listen: (onChange) => {
      let isOver = false
      let turn = 0
      /** Reports a change, unless another came meanwhile. */
      const follow = async (view: Promise<WalletView>): Promise<void> => {
        const started = ++turn
        // After a switch to an account without access the connection keeps the previous one.
        const next = await view.catch(() => undefined)
        if (next && started === turn && !isOver) onChange(next)
      }
      const leave = (): void => {
        turn++
        if (current && !isOver) onChange({ ...current, accounts: [] })
      }
      const ends = Object.entries({
        accountChange: (event: unknown) => {
          const addresses = toList(readProperty(event, 'addresses'))
          if (addresses?.length === 0) leave()
          else void follow(addresses ? toView(addresses, undefined) : read())
        },
        networkChange: (event: unknown) => {
          const addresses = toList(readProperty(event, 'addresses'))
          void follow(addresses ? toView(addresses, event) : read())
        },
        accountDisconnected: leave,
        disconnect: leave,
      }).map(([eventName, cb]) => addListener(wallet, eventName, cb))
      return () => {
        isOver = true
        for (const end of ends) end()
      }
    },
    switchNetwork: async (networkId) => {
      await request('wallet_changeNetwork', { name: requireChain(networkId).sats })
      return read()
    },
    disconnect: () => request('wallet_disconnect'),
    actions: {
      signMessage: async ({ message, account: { address }, protocol }) =>
        readProperty(await request('signMessage', { address, message, protocol: protocol.toUpperCase() }), 'signature'),
      signPsbt: async ({ psbt, inputs }) => {
        const signInputs: Record<string, number[]> = {}
        for (const { address, index } of inputs) (signInputs[address] ??= []).push(index)
        const answer = await request('signPsbt', { psbt: base64.encode(psbt), signInputs, broadcast: false })
        return toBytes(readProperty(answer, 'psbt'), 'base64')
      },
      sendTransfer: async ({ to, amount }) =>
        readProperty(await request('sendTransfer', { recipients: [{ address: to, amount: Number(amount) }] }), 'txid'),
    },
  }
}

/** Reads the network's name of an answer or an event. */
function toNetworkName(value: unknown): unknown {
  const bitcoin = readProperty(value, 'bitcoin')
  return readProperty(bitcoin, 'name') ?? (typeof bitcoin === 'string' ? bitcoin : value)
}

/** Adds a listener. Newer wallets take one object, older ones two arguments. */
function addListener(wallet: object, eventName: string, cb: (event: unknown) => void): () => void {
  let isOver = false
  const listener = (event: unknown): void => {
    if (!isOver) cb(event)
  }
  let unlisten: unknown
  try {
    const add: unknown = Reflect.get(wallet, 'addListener')
    const values = Reflect.get(Object(add), 'length') === 2 ? [eventName, listener] : [{ eventName, cb: listener }]
    if (typeof add === 'function') unlisten = Reflect.apply(add, wallet, values)
  } catch {
    // Such a wallet cannot be listened to.
  }
  return () => {
    isOver = true
    try {
      if (typeof unlisten === 'function') Reflect.apply(unlisten, undefined, [])
      else if (hasMethod(wallet, 'removeListener'))
        Reflect.apply(Reflect.get(wallet, 'removeListener'), wallet, [eventName, listener])
    } catch {
      // The listener is inactive anyway.
    }
  }
}
