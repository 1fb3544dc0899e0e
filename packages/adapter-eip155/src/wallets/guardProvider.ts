import { listenTo, ModalError, readProperty, SILENT_TIMEOUT, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { Eip155Address } from '../types.ts'
import { requestProvider, type ProviderCall } from './requestProvider.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toChainId } from '../chain/toChainId.ts'

/** The events of a wallet, with validated values. */
export interface ProviderListeners {
  readonly accountsChanged?: ((accounts: readonly Eip155Address[]) => void) | undefined
  readonly chainChanged?: ((chainId: number) => void) | undefined
  /** The wallet lost its chains for good, not only for a moment. */
  readonly disconnect?: (() => void) | undefined
}

/** A wallet's provider with limits and validated answers. Rejects with the wallet's own errors or with `ModalError`s. */
export interface GuardedProvider {
  /**
   * Sends any request. Without `timeout` (ms) it waits without a limit, because the visitor may have to decide. Pass `answer`
   * if the request was sent before.
   */
  request(
    call: ProviderCall & { readonly signal?: AbortSignal | undefined; readonly timeout?: number | undefined },
    answer?: Promise<unknown>,
  ): Promise<unknown>
  /** Reads the accounts that the page may see. Never prompts. */
  getAccounts(answer?: Promise<unknown>): Promise<readonly Eip155Address[]>
  /** Prompts the visitor for access to accounts. */
  requestAccounts(signal: AbortSignal | undefined): Promise<readonly Eip155Address[]>
  getChainId(answer?: Promise<unknown>): Promise<number>
  /** Adds listeners. Returns a function that removes them. */
  listen(listeners: ProviderListeners): () => void
}

/** MetaMask's code for a temporarily lost connection to its backend. */
const TRANSIENT_DISCONNECT = 1013

/** Wraps a wallet's provider. */
export function guardProvider(wallet: {
  readonly provider: object
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}): GuardedProvider {
  const { provider, clock } = wallet

  const request: GuardedProvider['request'] = ({ method, params, signal, timeout }, answer) =>
    withLimits(answer ?? requestProvider(provider, params ? { method, params } : { method }), {
      clock,
      signals: [wallet.signal, signal],
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
    listen: ({ accountsChanged, chainChanged, disconnect }) =>
      listenTo(provider, {
        accountsChanged: (value) => {
          const accounts = parseAccounts(value)
          if (accounts) accountsChanged?.(accounts)
        },
        chainChanged: (value) => {
          const chainId = toChainId(value)
          if (chainId !== undefined) chainChanged?.(chainId)
        },
        disconnect: (error) => {
          if (readProperty(error, 'code') !== TRANSIENT_DISCONNECT) disconnect?.()
        },
      }),
  }
}

function toAccounts(answer: unknown): readonly Eip155Address[] {
  const accounts = parseAccounts(answer)
  if (accounts) return accounts
  throw new ModalError('wallet.invalidResponse', { details: 'The wallet did not answer with a list of addresses' })
}
