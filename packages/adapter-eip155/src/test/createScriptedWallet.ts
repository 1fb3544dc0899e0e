import type { Eip1193Provider } from '../types.ts'
import type { TestPage } from './createTestPage.ts'

/** What a scripted wallet does with a method: an answer, or a function that makes one. */
export type ScriptedAnswer = unknown

/** A wallet that answers whatever a test says, sense or nonsense. */
export interface ScriptedWallet {
  readonly provider: Eip1193Provider
  /** The methods that were asked for, in their order. */
  readonly asked: readonly string[]
  answer(method: string, answer: ScriptedAnswer): void
  tell(event: string, value: unknown): void
  getListenerCount(): number
}

export const scriptedAccount = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const otherScriptedAccount = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Adds a wallet to the page that approves every connection, on chain 1, until a test changes it. */
export function createScriptedWallet(
  page: TestPage,
  identity: { readonly rdns: string; readonly name?: string | undefined } = { rdns: 'com.example' },
): ScriptedWallet {
  const { rdns, name = rdns } = identity
  const asked: string[] = []
  const listeners = new Set<{ readonly event: string; readonly listener: (value: unknown) => void }>()
  const answers = new Map<string, ScriptedAnswer>([
    ['eth_requestAccounts', [scriptedAccount]],
    ['eth_accounts', [scriptedAccount]],
    ['eth_chainId', '0x1'],
    ['wallet_revokePermissions', null],
  ])
  const provider: Eip1193Provider = {
    request: async ({ method, params }) => {
      asked.push(method)
      if (!answers.has(method)) throw Object.assign(new Error(`No ${method}`), { code: 4200 })
      const answer = answers.get(method)
      return typeof answer === 'function' ? Reflect.apply(answer, undefined, [params]) : answer
    },
    on: (event, listener) => listeners.add({ event, listener: (value) => Reflect.apply(listener, undefined, [value]) }),
    removeListener: (event) => {
      for (const entry of listeners) if (entry.event === event) return listeners.delete(entry)
      return false
    },
  }
  page.announce({ info: { uuid: crypto.randomUUID(), name, icon: 'data:image/png,', rdns }, provider })
  return {
    provider,
    asked,
    answer: (method, answer) => answers.set(method, answer),
    tell: (event, value) => {
      for (const entry of [...listeners]) if (entry.event === event) entry.listener(value)
    },
    getListenerCount: () => listeners.size,
  }
}
