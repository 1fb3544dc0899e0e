import {
  type AdminSponsorshipChange,
  adminSponsorshipChangeSchema,
  type AdminSponsorshipNetwork,
} from '@latchkey/protocol/project'
import { useState } from 'react'
import { is } from 'valibot'
import { formatTime } from '../../../messages/format.ts'
import { sponsorshipMessages } from '../../../messages/sponsorship.ts'
import type { ChangeLine } from '../draft/describeChanges.ts'
import { mergeFields, mergeList } from '../draft/mergeVersions.ts'
import { parseCoins, writeCoins } from './coins.ts'

/** A call that the project pays for. */
export type Call = AdminSponsorshipNetwork['calls'][number]

/** The limits as the form has them: as they were typed. */
export interface LimitTexts {
  readonly gasAtMost: string
  /** In coins. */
  readonly userWei: string
  /** In coins. */
  readonly projectWei: string
  readonly newUserPercent: string
}

/** What the form has. */
export interface RuleTexts {
  readonly limits: LimitTexts
  readonly calls: readonly Call[]
  readonly paymasterUrls: readonly string[]
  readonly isSuspended: boolean
}

/** The limits in the order of the form. */
export const limitNames = ['gasAtMost', 'userWei', 'projectWei', 'newUserPercent'] as const

/** Edits of the rules of a network that are not saved. */
export interface SponsorshipDraft {
  /** The version that the edits are based on; without edits, the newest. */
  readonly base: AdminSponsorshipNetwork
  readonly rules: RuleTexts
  readonly isEdited: boolean
  set(part: Partial<RuleTexts>): void
  discard(): void
  /** Moves the edits to a newer version. */
  rebase(theirs: AdminSponsorshipNetwork): void
}

/**
 * Keeps what the operator edits until it is saved, as `useDraft` does for projects.
 *
 * @param isDeleted whether others have deleted the rules. Saving then creates them again.
 */
export function useSponsorshipDraft(newest: AdminSponsorshipNetwork, isDeleted: boolean): SponsorshipDraft {
  const [kept, setKept] = useState<{ readonly base: AdminSponsorshipNetwork; readonly rules: RuleTexts }>()
  const known = kept?.base ?? newest
  const base = isDeleted ? { ...known, revision: 0, calls: [], paymasterUrls: [], suspendedUntil: null } : known
  const rules = kept?.rules ?? toTexts(newest)
  return {
    base,
    rules,
    isEdited: kept !== undefined,
    set: (part) =>
      setKept((last) => ({ base: last?.base ?? newest, rules: { ...(last?.rules ?? toTexts(newest)), ...part } })),
    discard: () => setKept(undefined),
    rebase: (theirs) => setKept({ base: theirs, rules: rebaseRules({ before: toTexts(base), theirs, yours: rules }) }),
  }
}

/** Writes the rules of a network as the form has them. */
export function toTexts(network: AdminSponsorshipNetwork): RuleTexts {
  const { calls, gasAtMost, newUserPercent, paymasterUrls, projectWei, suspendedUntil, userWei } = network
  return {
    limits: {
      gasAtMost: String(gasAtMost),
      userWei: writeCoins(userWei),
      projectWei: writeCoins(projectWei),
      newUserPercent: String(newUserPercent),
    },
    calls,
    paymasterUrls,
    isSuspended: suspendedUntil !== null,
  }
}

/** Says which limits cannot be saved as they are, and why. */
export function findErrors({ limits }: RuleTexts): Partial<Record<keyof LimitTexts, string>> {
  const { errors } = sponsorshipMessages
  const [user, project] = [parseCoins(limits.userWei), parseCoins(limits.projectWei)]
  const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text.trim())
  return {
    ...(isWhole(limits.gasAtMost) && is(adminSponsorshipChangeSchema, { gasAtMost: Number(limits.gasAtMost) })
      ? {}
      : { gasAtMost: errors.gasAtMost }),
    ...(user === undefined
      ? { userWei: errors.coins }
      : project !== undefined && BigInt(user) > BigInt(project)
        ? { userWei: errors.userWei }
        : {}),
    ...(project === undefined ? { projectWei: errors.coins } : {}),
    ...(isWhole(limits.newUserPercent) &&
    is(adminSponsorshipChangeSchema, { newUserPercent: Number(limits.newUserPercent) })
      ? {}
      : { newUserPercent: errors.newUserPercent }),
  }
}

/** The fields that the edits change. Only for rules without errors. */
export function toChange(base: AdminSponsorshipNetwork, rules: RuleTexts): AdminSponsorshipChange {
  const { calls, isSuspended, limits, paymasterUrls } = rules
  const before = toTexts(base)
  const now: AdminSponsorshipChange = {
    gasAtMost: Number(limits.gasAtMost),
    userWei: parseCoins(limits.userWei),
    projectWei: parseCoins(limits.projectWei),
    newUserPercent: Number(limits.newUserPercent),
  }
  const changed = limitNames.filter((name) => isNew(base) || String(now[name]) !== String(base[name]))
  return {
    ...Object.fromEntries(changed.map((name) => [name, now[name]])),
    ...(isSameList(before.calls.map(toKey), calls.map(toKey)) ? {} : { calls: [...calls] }),
    ...(isSameList(before.paymasterUrls, paymasterUrls) ? {} : { paymasterUrls: [...paymasterUrls] }),
    ...(before.isSuspended && !isSuspended ? { suspendedUntil: null } : {}),
  }
}

/** Lists what the edits do. What they leave as it is makes no line. */
export function describeRules(base: AdminSponsorshipNetwork, rules: RuleTexts): readonly ChangeLine[] {
  const { fields, openWarning, resumed, suspended } = sponsorshipMessages
  const before = toTexts(base)
  const limits = limitNames.flatMap((name): readonly ChangeLine[] => {
    const [old, now] = [before.limits[name], rules.limits[name].trim()]
    const label = fields[name]
    if (isNew(base)) return [{ kind: 'added', text: now, label }]
    return old === now
      ? []
      : [
          { kind: 'removed', text: old, label },
          { kind: 'added', text: now, label },
        ]
  })
  const toLine = (kind: ChangeLine['kind'], call: Call): ChangeLine => ({
    kind,
    text: describeCall(call),
    warning: kind === 'added' && call.target === 'any' && call.selector === 'any' ? openWarning : undefined,
  })
  const resumption: readonly ChangeLine[] =
    base.suspendedUntil !== null && !rules.isSuspended
      ? [
          { kind: 'removed', text: formatTime(base.suspendedUntil), label: suspended },
          { kind: 'added', text: resumed, label: suspended },
        ]
      : []
  return [
    ...limits,
    ...without(before.calls, rules.calls, toKey).map((call) => toLine('removed', call)),
    ...without(rules.calls, before.calls, toKey).map((call) => toLine('added', call)),
    ...without(before.paymasterUrls, rules.paymasterUrls).map((text): ChangeLine => ({ kind: 'removed', text })),
    ...without(rules.paymasterUrls, before.paymasterUrls).map((text): ChangeLine => ({ kind: 'added', text })),
    ...resumption,
  ]
}

/** Whether the cloud has no rules yet, or no longer. */
function isNew({ revision }: AdminSponsorshipNetwork): boolean {
  return revision === 0
}

/** Writes a call in a line: `0x2b…61: 0x40c10f19 (up to 0.1 coins)`. */
export function describeCall(call: Call): string {
  const { anyTarget } = sponsorshipMessages
  return `${call.target === 'any' ? anyTarget : call.target}: ${describeFunction(call)}`
}

/** Writes what a call does, without its contract. */
export function describeFunction({ selector, valueAtMost }: Call): string {
  const { anySelector, mayReceive, noSelector } = sponsorshipMessages
  const name = selector === 'any' ? anySelector : selector === 'none' ? noSelector : selector
  return valueAtMost === '0' ? name : `${name} (${mayReceive(writeCoins(valueAtMost))})`
}

/** Identifies a call with its value. */
export function toKey({ selector, target, valueAtMost }: Call): string {
  return `${target} ${selector} ${valueAtMost}`
}

/** The entries of a list that another one does not have. */
function without<entry>(
  list: readonly entry[],
  other: readonly entry[],
  toId: (entry: entry) => string = String,
): readonly entry[] {
  const ids = new Set(other.map(toId))
  return list.filter((each) => !ids.has(toId(each)))
}

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((entry, index) => entry === now[index])
}

/** Keeps of both versions what each has changed; where both have, yours. */
function rebaseRules(parameters: {
  readonly before: RuleTexts
  readonly theirs: AdminSponsorshipNetwork
  readonly yours: RuleTexts
}): RuleTexts {
  const { before, yours } = parameters
  const theirs = toTexts(parameters.theirs)
  const calls = new Map([...before.calls, ...theirs.calls, ...yours.calls].map((call) => [toKey(call), call]))
  const merged = mergeList(before.calls.map(toKey), yours.calls.map(toKey), theirs.calls.map(toKey))
  // An operator may have changed the value of a call that you have changed, too: yours counts.
  const last = new Map(
    merged.flatMap((key) => {
      const call = calls.get(key)
      return call === undefined ? [] : [[`${call.target} ${call.selector}`, call] as const]
    }),
  )
  return {
    limits: mergeFields(before.limits, yours.limits, theirs.limits),
    calls: [...last.values()],
    paymasterUrls: mergeList(before.paymasterUrls, yours.paymasterUrls, theirs.paymasterUrls),
    isSuspended: before.isSuspended === yours.isSuspended ? theirs.isSuspended : yours.isSuspended,
  }
}
