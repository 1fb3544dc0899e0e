import { type FormEvent, type ReactNode, useState } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { commonMessages } from '../../messages/common.ts'
import { formatSpan } from '../../messages/formatFigures.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Field } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/Menu.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { day, daysAtMost, getLastDays, offeredDays, writeSpan } from './readSpan.ts'
import type { AnalyticsView } from './useAnalytics.ts'

const { span: words } = analyticsMessages

/** Chooses the days of all reports of the page, and whether they are compared with the days before. */
export function SpanMenu({ view }: { readonly view: AnalyticsView }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const { change, isCompared, now, span } = view
  const text = formatSpan({ from: span.from, to: span.to - day, now })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button type="button" className={buttonClass()} aria-label={words.label(text)}>
            <Icon name="calendar" size={16} />
            {text}
            <Icon name="down" size={14} />
          </button>
        }
      >
        {offeredDays.map((days) => {
          const offered = getLastDays(days, now)
          return (
            <MenuItem
              key={days}
              isChosen={offered.from === span.from && offered.to === span.to}
              onSelect={() => change(writeSpan(offered))}
            >
              {words.last(days)}
            </MenuItem>
          )
        })}
        <MenuItem onSelect={() => setIsOpen(true)}>{words.custom}</MenuItem>
        <MenuLine />
        <MenuItem isChosen={isCompared} onSelect={() => change({ compare: isCompared ? 'none' : undefined })}>
          {words.compare}
        </MenuItem>
      </Menu>
      <Dialog title={words.title} lead={words.lead} isSmall isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SpanForm view={view} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function SpanForm({ onClose, view }: { readonly view: AnalyticsView; readonly onClose: () => void }): ReactNode {
  const [days, setDays] = useState(() => writeSpan(view.span))
  const [isWrong, setIsWrong] = useState(false)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const count = (Date.parse(days.to) - Date.parse(days.from)) / day + 1
    const isRight = count >= 1 && count <= daysAtMost
    setIsWrong(!isRight)
    if (!isRight) return
    view.change(days)
    onClose()
  }
  const today = writeSpan(getLastDays(1, view.now)).to
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <div className="grid grid-2">
        <Field
          type="date"
          label={words.from}
          max={today}
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <Field
          type="date"
          label={words.to}
          max={today}
          value={days.to}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
      </div>
      {isWrong && (
        <p className="field-error" role="alert">
          {words.wrong(daysAtMost)}
        </p>
      )}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button kind="ink" type="submit">
          {words.apply}
        </Button>
      </div>
    </form>
  )
}
