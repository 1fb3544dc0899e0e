import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { createProviderError } from '../errors/createProviderError.ts'
import { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import { TestingError } from '../errors/TestingError.ts'
import type { WalletContext } from './context.ts'
import type { HeldRequest } from './createPolicy.ts'
import type { Confirm, ControlOptions, EvmWallet } from './types.ts'

type Controls = Pick<
  EvmWallet,
  | 'approve'
  | 'reject'
  | 'ask'
  | 'answerPending'
  | 'drop'
  | 'delay'
  | 'lock'
  | 'unlock'
  | 'changeAccounts'
  | 'changeNetwork'
  | 'goOffline'
  | 'goOnline'
  | 'reset'
>

/** What the script does with the wallet. */
export function createControls(parameters: {
  readonly context: WalletContext
  readonly confirm: Confirm | undefined
}): Controls {
  const { state, policy, keys } = parameters.context

  const toHeld = (addresses: readonly Address[]): readonly Address[] =>
    addresses.map((address) => {
      const held = isAddress(address, { strict: false }) ? getAddress(address) : undefined
      if (held !== undefined && keys.has(held)) return held
      throw refuse(`the wallet has no key for "${address}". It has ${[...keys.keys()].join(', ')}`)
    })

  return {
    approve({ accounts, ...options } = {}) {
      policy.decide({ kind: 'approve', accounts: accounts && toHeld(accounts) }, check(options))
    },
    reject({ error, ...options } = {}) {
      const reason = error === undefined ? createProviderError('userRejected') : new ProviderRpcError(error)
      policy.decide({ kind: 'reject', error: reason }, check(options))
    },
    ask({ confirm = parameters.confirm, ...options } = {}) {
      if (confirm === undefined) throw refuse('nobody to ask: give "confirm" to ask() or to createEvmWallet()')
      policy.decide({ kind: 'ask', confirm }, check(options))
    },
    answerPending: (options = {}) => policy.decide({ kind: 'pending' }, check(options)),
    drop(options = {}) {
      const held = new Set<HeldRequest>()
      const settle = (answer: 'approve' | 'reject'): void => {
        for (const request of held) request[answer]()
        held.clear()
      }
      policy.decide({ kind: 'drop', keep: (request) => void held.add(request) }, check(options))
      return {
        get count() {
          return held.size
        },
        approve: () => settle('approve'),
        reject: () => settle('reject'),
      }
    },
    delay(ms, options = {}) {
      if (!Number.isFinite(ms) || ms < 0) throw refuse(`"${ms}" is no time in milliseconds`)
      policy.delay(ms, check(options))
    },
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    changeAccounts: (addresses) => state.setVisible(toHeld(addresses)),
    changeNetwork(chainId) {
      if (!Number.isSafeInteger(chainId) || chainId <= 0) throw refuse(`"${chainId}" is no chain id`)
      state.setChainId(chainId)
    },
    goOffline: () => state.setOnline(false),
    goOnline: () => state.setOnline(true),
    reset() {
      policy.reset()
      state.setOnline(true)
      state.setLocked(false)
    },
  }
}

function check(options: ControlOptions): ControlOptions {
  const { times } = options
  if (times !== undefined && (!Number.isInteger(times) || times < 1)) throw refuse(`"times: ${times}" is no count`)
  return options
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `EvmWallet: ${reason}.`)
}
