import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import type { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { PhoneSessions } from './createPhoneSessions.ts'
import type { PhoneStore } from './createPhoneStore.ts'
import type { Questions } from './createQuestions.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import type { Phone } from './types.ts'

/** Creates what the owner of a phone does unasked: choosing a policy, a network and an account. */
export function createOwnerActions(parameters: {
  readonly wallet: ReturnType<typeof createWalletWithState>
  readonly parts: readonly PhonePart[]
  readonly store: PhoneStore
  readonly questions: Questions
  readonly sessions: PhoneSessions
  /** Returns every account on EVM chains, the selected one first. */
  readonly getAccounts: () => readonly Address[]
  readonly refresh: () => void
}): Pick<Phone, 'setPolicy' | 'switchChain' | 'switchAccount'> {
  const { parts, store, questions, sessions, getAccounts, refresh } = parameters
  const { wallet, state } = parameters.wallet

  return {
    setPolicy(policy) {
      if (policy === 'approve') wallet.approve()
      if (policy === 'reject') wallet.reject()
      if (policy === 'ask') wallet.ask({ confirm: questions.confirm })
      store.set({ policy })
    },
    switchChain(chain) {
      if (typeof chain === 'number') return wallet.changeNetwork(chain)
      const part = parts.find(({ findChain }) => findChain(chain) !== undefined)
      const match = part?.findChain(chain)
      if (part === undefined || match === undefined) {
        const known = parts.flatMap(({ chains: offered }) => offered.map((each) => each.chain)).join(', ')
        throw new TestingError('testing.invalidParameter', `The phone does not know "${chain}". It knows ${known}.`)
      }
      part.state.setChain(match)
      sessions.notifyAll()
      refresh()
    },
    switchAccount(address) {
      const part = parts.find(({ toAccounts }) => toAccounts(address).length > 0)
      if (part !== undefined) {
        part.state.setVisible(part.toAccounts(address))
        return refresh()
      }
      const chosen = isAddress(address, { strict: false }) ? getAddress(address) : undefined
      if (chosen === undefined || !wallet.accounts.includes(chosen)) {
        throw new TestingError('testing.invalidParameter', `The phone has no key for "${address}".`)
      }
      const first = (others: readonly `0x${string}`[]) => [chosen, ...others.filter((other) => other !== chosen)]
      const granted = store.state.sessions
      state.setVisible(first(getAccounts()))
      for (const { peer, accounts: visible } of granted) {
        // An app with one account sees the selected one. Others keep theirs after it.
        sessions.permit({ peer, accounts: visible.length > 1 ? first(visible) : [chosen] })
      }
      refresh()
    },
  }
}
