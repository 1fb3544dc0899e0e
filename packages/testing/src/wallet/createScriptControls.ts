import { createProviderError } from '../errors/createProviderError.ts'
import { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import { TestingError } from '../errors/TestingError.ts'
import type { HeldRequest } from './createPolicy.ts'
import type { WalletScript } from './createWalletScript.ts'
import type { ControlOptions } from './types.ts'
import type { WalletControls } from './WalletControls.ts'

/** What decides about requests, for any wallet. */
export type ScriptControls<account extends string> = Pick<
  WalletControls<account>,
  'approve' | 'reject' | 'ask' | 'answerPending' | 'drop' | 'delay'
>

/** Creates the controls that change a wallet's script. `toHeld` refuses accounts without a key. */
export function createScriptControls<account extends string>(parameters: {
  readonly script: WalletScript
  /** The name of the wallet in errors. */
  readonly name: string
  readonly toHeld: (accounts: readonly account[]) => readonly string[]
}): ScriptControls<account> {
  const { script, name, toHeld } = parameters
  const { policy } = script

  const refuse = (reason: string): TestingError => new TestingError('testing.invalidParameter', `${name}: ${reason}.`)

  const check = (options: ControlOptions): ControlOptions => {
    const { times } = options
    if (times !== undefined && (!Number.isInteger(times) || times < 1)) throw refuse(`"times: ${times}" is no count`)
    return options
  }

  return {
    approve({ accounts, ...options } = {}) {
      policy.decide({ kind: 'approve', accounts: accounts && toHeld(accounts) }, check(options))
    },
    reject({ error, ...options } = {}) {
      const reason = error === undefined ? createProviderError('userRejected') : new ProviderRpcError(error)
      policy.decide({ kind: 'reject', error: reason }, check(options))
    },
    ask({ confirm = script.confirm, ...options } = {}) {
      if (confirm === undefined) throw refuse(`nobody to ask: give "confirm" to ask() or to create${name}()`)
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
  }
}
