import type { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import type { Confirm, ControlOptions } from './types.ts'

/** What the wallet's owner does with a request. */
export type Decision =
  | { readonly kind: 'approve'; readonly accounts?: readonly string[] | undefined }
  | { readonly kind: 'reject'; readonly error: ProviderRpcError }
  | { readonly kind: 'ask'; readonly confirm: Confirm }
  | { readonly kind: 'pending' }
  | { readonly kind: 'drop'; readonly keep: (held: HeldRequest) => void }

/** A request without an answer, and how to give it one. */
export interface HeldRequest {
  approve(): void
  reject(): void
}

interface Rule<value> {
  readonly value: value
  readonly methods: ReadonlySet<string> | undefined
  remaining: number
}

/** The script of a wallet's owner: the newest rule that applies decides. */
export interface Policy {
  decide(decision: Decision, options: ControlOptions): void
  delay(ms: number, options: ControlOptions): void
  /** The decision for a method, counted as used; `named` looks only at rules that name the method. */
  take(method: string, options?: { readonly named?: boolean | undefined }): Decision
  /** The decision for a method, not counted. */
  peek(method: string, options?: { readonly named?: boolean | undefined }): Decision
  /** How long to think before the decision, in ms, counted as used. */
  takeDelay(method: string, options?: { readonly named?: boolean | undefined }): number
  reset(): void
}

/** Makes the script, at first nothing but `initial`. */
export function createPolicy(initial: Decision): Policy {
  const decisions = createRules<Decision>(initial)
  const delays = createRules(0)
  const approve: Decision = { kind: 'approve' }
  return {
    decide: (decision, options) => decisions.add(decision, options),
    delay: (ms, options) => delays.add(ms, options),
    take: (method, options) => decisions.find(method, options?.named === true, true) ?? approve,
    peek: (method, options) => decisions.find(method, options?.named === true, false) ?? approve,
    takeDelay: (method, options) => delays.find(method, options?.named === true, true) ?? 0,
    reset() {
      decisions.clear()
      delays.clear()
    },
  }
}

function createRules<value>(initial: value) {
  let rules: Rule<value>[] = []
  return {
    add(value: value, { methods, times }: ControlOptions): void {
      const remaining = times ?? Number.POSITIVE_INFINITY
      // What applies to everything and for good leaves nothing of what was said before.
      if (methods === undefined && times === undefined) rules = []
      rules.unshift({ value, methods: methods && new Set(methods), remaining })
    },
    /** The newest rule that applies; `initial` if none does, `undefined` if none names the method. */
    find(method: string, isNamedOnly: boolean, isUsed: boolean): value | undefined {
      const rule = rules.find(({ methods }) => (methods === undefined ? !isNamedOnly : methods.has(method)))
      if (rule === undefined) return isNamedOnly ? undefined : initial
      if (isUsed) {
        rule.remaining -= 1
        rules = rules.filter(({ remaining }) => remaining > 0)
      }
      return rule.value
    },
    clear(): void {
      rules = []
    },
  }
}
