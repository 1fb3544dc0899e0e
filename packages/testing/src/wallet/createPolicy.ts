import type { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import type { Confirm, ControlOptions } from './types.ts'

/** The decision about a request. */
export type Decision =
  | { readonly kind: 'approve'; readonly accounts?: readonly string[] | undefined }
  | { readonly kind: 'reject'; readonly error: ProviderRpcError }
  | { readonly kind: 'ask'; readonly confirm: Confirm }
  | { readonly kind: 'pending' }
  | { readonly kind: 'drop'; readonly keep: (held: HeldRequest) => void }

/** An unanswered request and how to answer it. */
export interface HeldRequest {
  approve(): void
  reject(): void
}

interface Rule<value> {
  readonly value: value
  readonly methods: ReadonlySet<string> | undefined
  remaining: number
}

/** The script of a wallet: the newest matching rule decides. */
export interface Policy {
  decide(decision: Decision, options: ControlOptions): void
  delay(ms: number, options: ControlOptions): void
  /** Takes the decision for a method and counts it. `named` considers only rules that name the method. */
  take(method: string, options?: { readonly named?: boolean | undefined }): Decision
  /** Returns the decision for a method without counting it. */
  peek(method: string, options?: { readonly named?: boolean | undefined }): Decision
  /** Takes the delay before the decision, in ms, and counts it. */
  takeDelay(method: string, options?: { readonly named?: boolean | undefined }): number
  reset(): void
}

/** Creates a script that decides `initial` without rules. */
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
      // A rule for all methods without a limit replaces all earlier rules.
      if (methods === undefined && times === undefined) rules = []
      rules.unshift({ value, methods: methods && new Set(methods), remaining })
    },
    /** Returns the decision of the newest matching rule; without one `initial`, or `undefined` if rules must name the method. */
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
