import { alertRuleNames, type AlertRuleName, type AlertRules } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { alertsMessages } from '../../messages/alerts.ts'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { Note } from '../../parts/Note.tsx'
import { Toggle } from '../../parts/Toggle.tsx'
import type { AlertDraft } from './alertDraft.ts'

const { numbers, ruleHints, ruleNames } = alertsMessages

/** A number of a rule. */
interface RuleNumber {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step?: number | undefined
  readonly read: (rules: AlertRules) => number
  readonly write: (rules: AlertRules, value: number) => AlertRules
}

const numbersOf: Readonly<Record<AlertRuleName, readonly RuleNumber[]>> = {
  failureRate: [
    {
      ...{ label: numbers.factor, least: 1.1, most: 100, step: 0.1 },
      read: ({ failureRate }) => failureRate.factor,
      write: (rules, factor) => ({ ...rules, failureRate: { ...rules.failureRate, factor } }),
    },
  ],
  originRefused: [
    {
      ...{ label: numbers.requests, least: 1, most: 1_000_000 },
      read: ({ originRefused }) => originRefused.requests,
      write: (rules, requests) => ({ ...rules, originRefused: { ...rules.originRefused, requests } }),
    },
  ],
  upstreamDown: [
    {
      ...{ label: numbers.minutes, least: 1, most: 1_440 },
      read: ({ upstreamDown }) => upstreamDown.minutes,
      write: (rules, minutes) => ({ ...rules, upstreamDown: { ...rules.upstreamDown, minutes } }),
    },
  ],
  executorBalance: [
    {
      ...{ label: numbers.balanceDays, least: 1, most: 90 },
      read: ({ executorBalance }) => executorBalance.days,
      write: (rules, days) => ({ ...rules, executorBalance: { ...rules.executorBalance, days } }),
    },
  ],
  storage: [
    {
      ...{ label: numbers.percent, least: 1, most: 99 },
      read: ({ storage }) => storage.percent,
      write: (rules, percent) => ({ ...rules, storage: { ...rules.storage, percent } }),
    },
    {
      ...{ label: numbers.days, least: 1, most: 365 },
      read: ({ storage }) => storage.days,
      write: (rules, days) => ({ ...rules, storage: { ...rules.storage, days } }),
    },
  ],
}

/** Turns a rule on or off. */
function turn(rules: AlertRules, name: AlertRuleName, isOn: boolean): AlertRules {
  return { ...rules, [name]: { ...rules[name], isOn } }
}

/** The rules with their numbers. */
export function RulesCard({ canEdit, draft }: { readonly draft: AlertDraft; readonly canEdit: boolean }): ReactNode {
  const { hasStorageLimit, rules } = draft.settings
  return (
    <Card title={alertsMessages.rules}>
      <div className="rules">
        {alertRuleNames.map((name) => (
          <div key={name} className="rule">
            <div className="rule-text">
              <Toggle
                label={ruleNames[name]}
                hint={ruleHints[name]}
                isOn={rules[name].isOn}
                isDisabled={!canEdit}
                onChange={(isOn) => draft.set({ rules: turn(rules, name, isOn) })}
              />
              {name === 'storage' && !hasStorageLimit && <Note>{alertsMessages.noLimit}</Note>}
            </div>
            <div className="rule-numbers">
              {numbersOf[name].map(({ label, least, most, read, step = 1, write }) => {
                const value = read(rules)
                const isValid = value >= least && value <= most && (step !== 1 || Number.isInteger(value))
                return (
                  <Field
                    key={label}
                    label={label}
                    aria-label={`${ruleNames[name]}: ${label}`}
                    type="number"
                    inputMode="decimal"
                    min={least}
                    max={most}
                    step={step}
                    value={Number.isNaN(value) ? '' : value}
                    disabled={!canEdit || !rules[name].isOn}
                    error={isValid ? undefined : alertsMessages.range(least, most)}
                    onChange={(event) => draft.set({ rules: write(rules, event.target.valueAsNumber) })}
                  />
                )
              })}
            </div>
          </div>
        ))}
      </div>
      <p className="card-body sub">{alertsMessages.rulesMore}</p>
    </Card>
  )
}
