import type { AlertChange, AlertRuleName, AlertRules, AlertSettings } from '@latchkey/protocol/operator'
import { alertRuleNames } from '@latchkey/protocol/operator'
import { useState } from 'react'
import { alertsMessages } from '../../messages/alerts.ts'
import type { ChangeLine } from '../settings/draft/describeChanges.ts'
import { mergeFields, mergeList } from '../settings/draft/mergeVersions.ts'

const { ruleNames, summaries } = alertsMessages

/** Changes of the alert settings that are not saved. */
export interface AlertDraft {
  /** The version that the changes are based on; without changes, the newest. */
  readonly base: AlertSettings
  readonly change: AlertChange
  /** The settings with the changes. */
  readonly settings: AlertSettings
  set(change: AlertChange): void
  discard(): void
  /** Moves the changes to a newer version. */
  rebase(theirs: AlertSettings): void
}

/** Keeps what the operator changes until it is saved, as `useDraft` does for projects. */
export function useAlertDraft(newest: AlertSettings): AlertDraft {
  const [kept, setKept] = useState<{ readonly base: AlertSettings; readonly change: AlertChange }>()
  const base = kept?.base ?? newest
  const change = kept?.change ?? {}
  return {
    base,
    change,
    settings: applyAlertChange(base, change),
    set: (part) => setKept((last) => ({ base: last?.base ?? newest, change: { ...last?.change, ...part } })),
    discard: () => setKept(undefined),
    rebase: (theirs) => setKept({ base: theirs, change: rebaseAlertChange({ before: base, change, theirs }) }),
  }
}

/** Returns the settings as they are after a change. */
export function applyAlertChange(settings: AlertSettings, { mails, rules }: AlertChange): AlertSettings {
  return { ...settings, mails: mails ?? settings.mails, rules: rules ?? settings.rules }
}

/** Moves a change to a newer version: what others have changed meanwhile, and you have not, stays. */
export function rebaseAlertChange(parameters: {
  readonly before: AlertSettings
  readonly change: AlertChange
  readonly theirs: AlertSettings
}): AlertChange {
  const { before, change, theirs } = parameters
  const { mails, rules } = change
  return {
    ...(mails === undefined ? {} : { mails: mergeList(before.mails, mails, theirs.mails) }),
    ...(rules === undefined ? {} : { rules: mergeFields(before.rules, rules, theirs.rules) }),
  }
}

/** Writes a rule in a few words. */
export function describeRule(name: AlertRuleName, rules: AlertRules): string {
  if (!rules[name].isOn) return summaries.off
  const { executorBalance, failureRate, originRefused, storage, upstreamDown } = rules
  const words: Readonly<Record<AlertRuleName, string>> = {
    failureRate: summaries.failureRate(failureRate.factor),
    originRefused: summaries.originRefused(originRefused.requests),
    upstreamDown: summaries.upstreamDown(upstreamDown.minutes),
    executorBalance: summaries.executorBalance(executorBalance.days),
    storage: summaries.storage(storage.percent, storage.days),
  }
  return words[name]
}

/** Lists what a change does. What it leaves as it is makes no line. */
export function describeAlertChanges(before: AlertSettings, change: AlertChange): readonly ChangeLine[] {
  const after = applyAlertChange(before, change)
  const rules = alertRuleNames.flatMap((name): readonly ChangeLine[] => {
    const [old, now] = [describeRule(name, before.rules), describeRule(name, after.rules)]
    const label = ruleNames[name]
    return old === now
      ? []
      : [
          { kind: 'removed', text: old, label },
          { kind: 'added', text: now, label },
        ]
  })
  const removed = before.mails.filter((mail) => !after.mails.includes(mail))
  const added = after.mails.filter((mail) => !before.mails.includes(mail))
  return [
    ...rules,
    ...removed.map((text): ChangeLine => ({ kind: 'removed', text })),
    ...added.map((text): ChangeLine => ({ kind: 'added', text })),
  ]
}
