import { ModalError, readProperty, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import { SILENT_TIMEOUT } from './constants.ts'
import type { Eip155Address } from '../types.ts'
import { requestProvider, type ProviderCall } from '../utils/requestProvider.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toChainId } from './toChainId.ts'

/** What a wallet tells of its own accord, checked. */
export interface ProviderListeners {
  readonly accountsChanged?: ((accounts: readonly Eip155Address[]) => void) | undefined
  readonly chainChanged?: ((chainId: number) => void) | undefined
  /** The wallet has no chain any more; not for the moment only. */
  readonly disconnect?: (() => void) | undefined
}

/** A wallet's provider that neither hangs nor answers nonsense. Its rejections are the wallet's own or `ModalError`s. */
export interface GuardedProvider {
  /**
   * Asks for anything: without a limit of time, because it may wait for a human, unless one is given (ms). With `answer`
   * it was asked for already.
   */
  request(
    call: ProviderCall & { readonly signal?: AbortSignal | undefined; readonly timeout?: number | undefined },
    answer?: Promise<unknown>,
  ): Promise<unknown>
  /** Reads the accounts that the page may see; `answer` if they were asked for already. Never prompts. */
  getAccounts(answer?: Promise<unknown>): Promise<readonly Eip155Address[]>
  /** Asks the human to let the page in. */
  requestAccounts(signal: AbortSignal | undefined): Promise<readonly Eip155Address[]>
  getChainId(answer?: Promise<unknown>): Promise<number>
  /** Listens; returns the end of it, after which nothing is told even by a wallet that cannot stop. */
  listen(listeners: ProviderListeners): () => void
}

/** MetaMask's code for a connection to its own backend that is lost for the moment. */
const TRANSIENT_DISCONNECT = 1013

/** Puts a guard before a wallet's provider. */
export function guardProvider(wallet: {
  readonly provider: object
  readonly clock: ClockPort
  readonly life: AbortSignal
}): GuardedProvider {
  const { provider, clock, life } = wallet

  const request: GuardedProvider['request'] = ({ method, params, signal, timeout }, answer) =>
    withLimits(answer ?? requestProvider(provider, params ? { method, params } : { method }), {
      clock,
      signals: [life, signal],
      timeout,
    })

  return {
    request,
    getAccounts: async (answer) =>
      toAccounts(await request({ method: 'eth_accounts', timeout: SILENT_TIMEOUT }, answer)),
    requestAccounts: async (signal) => toAccounts(await request({ method: 'eth_requestAccounts', signal })),
    getChainId: async (answer) => {
      const chainId = toChainId(await request({ method: 'eth_chainId', timeout: SILENT_TIMEOUT }, answer))
      if (chainId === undefined) throw new ModalError('wallet.invalidResponse', { details: 'eth_chainId' })
      return chainId
    },
    listen: ({ accountsChanged, chainChanged, disconnect }) => {
      let isOver = false
      const listeners = Object.entries({
        accountsChanged: (value: unknown) => {
          const accounts = parseAccounts(value)
          if (accounts && !isOver) accountsChanged?.(accounts)
        },
        chainChanged: (value: unknown) => {
          const chainId = toChainId(value)
          if (chainId !== undefined && !isOver) chainChanged?.(chainId)
        },
        disconnect: (error: unknown) => {
          if (readProperty(error, 'code') !== TRANSIENT_DISCONNECT && !isOver) disconnect?.()
        },
      })
      for (const [event, listener] of listeners) call(provider, ['on', 'addListener'], event, listener)
      return () => {
        isOver = true
        for (const [event, listener] of listeners) call(provider, ['removeListener', 'off'], event, listener)
      }
    },
  }
}

function toAccounts(answer: unknown): readonly Eip155Address[] {
  const accounts = parseAccounts(answer)
  if (accounts) return accounts
  throw new ModalError('wallet.invalidResponse', { details: 'The wallet did not answer with a list of addresses' })
}

/** Calls the first of these methods that the wallet has. One that throws is as good as none. */
function call(provider: object, methods: readonly string[], event: string, listener: (value: unknown) => void): void {
  const method = methods.map((name) => readProperty(provider, name)).find((value) => typeof value === 'function')
  try {
    if (typeof method === 'function') Reflect.apply(method, provider, [event, listener])
  } catch {
    // Such a wallet is not listened to.
  }
}
