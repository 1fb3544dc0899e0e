import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { findChain } from '../findChain.ts'
import { guessChain } from '../guessChain.ts'
import { hasMethod } from '../hasMethod.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import { WalletRefusal } from '../WalletRefusal.ts'
import type { WalletLink, WalletView } from './types.ts'

/** The codes of WBIP wallets by which they say that the human declined, and that the page is not let in. */
const codes: ReadonlyMap<unknown, number> = new Map([
  [-32_000, 4001],
  [-32_002, 4100],
])

/**
 * A wallet that speaks the JSON-RPC of sats-connect (WBIP-001), such as Xverse. It is on a network of its own, and may be
 * asked to change it.
 */
export function fromSats(wallet: object): WalletLink {
  let current: WalletView | undefined

  /** Asks; an answer that is an error is a rejection. */
  const ask = async (method: string, params: unknown = null): Promise<unknown> => {
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
    // Addresses of the main network say so themselves, and not every wallet answers to what it does not know.
    const isClear = network !== undefined || accounts.every(({ address }) => /^(bc1|[13])/.test(address))
    const known = isClear ? network : await ask('wallet_getNetwork').catch(() => undefined)
    const chain = findChain('sats', toNetworkName(known)) ?? guessChain(accounts, current?.networkId)
    current = { accounts, networkId: chain.networkId, networkIds: 'all' }
    return current
  }

  const read = async (): Promise<WalletView> => {
    const account = await ask('wallet_getAccount')
    return toView(readProperty(account, 'addresses'), readProperty(account, 'network'))
  }

  return {
    wallet,
    connect: async ({ networkId, signal }) => {
      const purposes = ['payment', 'ordinals']
      const network = findChain('networkId', networkId)?.sats
      try {
        const account = await ask('wallet_connect', { addresses: purposes, ...(network !== undefined && { network }) })
        return await toView(readProperty(account, 'addresses'), readProperty(account, 'network'))
      } catch (error) {
        if (!isUnknown(error)) throw error
        signal.throwIfAborted()
        // Wallets from before permissions.
        const answer = await ask('getAccounts', { purposes })
        return toView(Array.isArray(answer) ? answer : readProperty(answer, 'addresses'), undefined)
      }
    },
    restore: read,
    listen: (onChange) => {
      let isOver = false
      let turn = 0
      /** Tells what comes of a change, unless another has come meanwhile. */
      const follow = async (view: Promise<WalletView>): Promise<void> => {
        const own = ++turn
        // A wallet that went to an account the page may not see stays with the one it had.
        const next = await view.catch(() => undefined)
        if (next && own === turn && !isOver) onChange(next)
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
      await ask('wallet_changeNetwork', { name: requireChain(networkId).sats })
      return read()
    },
    disconnect: () => ask('wallet_disconnect'),
    actions: {
      signMessage: async ({ message, account: { address }, protocol }) =>
        readProperty(await ask('signMessage', { address, message, protocol: protocol.toUpperCase() }), 'signature'),
      signPsbt: async ({ psbt, inputs }) => {
        const signInputs: Record<string, number[]> = {}
        for (const { address, index } of inputs) (signInputs[address] ??= []).push(index)
        const answer = await ask('signPsbt', { psbt: base64.encode(psbt), signInputs, broadcast: false })
        return toBytes(readProperty(answer, 'psbt'), 'base64')
      },
      sendTransfer: async ({ to, amount }) =>
        readProperty(await ask('sendTransfer', { recipients: [{ address: to, amount: Number(amount) }] }), 'txid'),
    },
  }
}

/** The name of the network in what a wallet told, by an answer or by an event. */
function toNetworkName(value: unknown): unknown {
  const bitcoin = readProperty(value, 'bitcoin')
  return readProperty(bitcoin, 'name') ?? (typeof bitcoin === 'string' ? bitcoin : value)
}

/** Newer wallets take one object, older ones two values. */
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
    // Such a wallet is not listened to.
  }
  return () => {
    isOver = true
    try {
      if (typeof unlisten === 'function') Reflect.apply(unlisten, undefined, [])
      else if (hasMethod(wallet, 'removeListener'))
        Reflect.apply(Reflect.get(wallet, 'removeListener'), wallet, [eventName, listener])
    } catch {
      // It is not listened to any more.
    }
  }
}
