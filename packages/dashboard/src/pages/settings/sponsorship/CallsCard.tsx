import { type ReactNode, useState } from 'react'
import './Sponsorship.css'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Note } from '../../../parts/Note.tsx'
import { parseCoins } from './coins.ts'
import { EditedList } from '../EditedList.tsx'
import { type Call, describeCall, describeFunction, type SponsorshipDraft, toKey } from './sponsorshipDraft.ts'
import { toSelector } from './toSelector.ts'

const callsAtMost = 200
const noCall = { target: '', selector: '', value: '0' }

/** The calls that a project pays for on a network. */
export function CallsCard({
  canEdit,
  draft: { base, rules, set },
}: {
  readonly draft: SponsorshipDraft
  readonly canEdit: boolean
}): ReactNode {
  const { calls } = rules
  const toEntry = (call: Call) => ({
    id: toKey(call),
    title: call.target === 'any' ? texts.anyTarget : call.target,
    detail: describeFunction(call),
    name: describeCall(call),
  })
  return (
    <Card title={texts.calls}>
      <div className="card-body">
        <p className="sub">{texts.callsLead}</p>
        {canEdit && <CallForm calls={calls} onAdd={(call) => set({ calls: [...calls, call] })} />}
        {calls.length === 0 && <Note>{texts.noCalls}</Note>}
      </div>
      <EditedList
        before={base.calls.map(toEntry)}
        after={calls.map(toEntry)}
        canEdit={canEdit}
        onChange={(ids) => {
          const all = new Map([...base.calls, ...calls].map((call) => [toKey(call), call]))
          set({ calls: ids.flatMap((id) => all.get(id) ?? []) })
        }}
      />
    </Card>
  )
}

function CallForm({
  calls,
  onAdd,
}: {
  readonly calls: readonly Call[]
  readonly onAdd: (call: Call) => void
}): ReactNode {
  const [typed, setTyped] = useState(noCall)
  const [errors, setErrors] = useState<Partial<typeof noCall>>({})
  const add = (): void => {
    const target = typed.target.trim().toLowerCase()
    const selector = toSelector(typed.selector)
    const valueAtMost = parseCoins(typed.value)
    const wrong = {
      ...(/^(?:any|0x[\da-f]{40})$/.test(target) ? {} : { target: texts.targetError }),
      ...(selector === undefined ? { selector: texts.selectorError } : {}),
      ...(valueAtMost === undefined ? { value: texts.errors.coins } : {}),
    }
    if (selector === undefined || valueAtMost === undefined || Object.keys(wrong).length > 0) setErrors(wrong)
    else if (calls.some((call) => call.target === target && call.selector === selector))
      setErrors({ selector: texts.sameCall })
    else if (calls.length >= callsAtMost) setErrors({ target: texts.manyCalls })
    else {
      onAdd({ target, selector, valueAtMost })
      setTyped(noCall)
    }
  }
  const toField = (name: keyof typeof noCall, label: string, hint?: string): ReactNode => (
    <Field
      label={label}
      hint={hint}
      value={typed[name]}
      error={errors[name]}
      inputMode={name === 'value' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1_200}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value })
        setErrors(Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name)))
      }}
    />
  )
  return (
    <form
      className="call-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {toField('target', texts.target, texts.targetHint)}
      {toField('selector', texts.selector, texts.selectorHint)}
      {toField('value', texts.value)}
      <Button type="submit">
        <Icon name="plus" size={16} />
        {texts.addCall}
      </Button>
    </form>
  )
}
