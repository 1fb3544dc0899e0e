import { adminGetAnalyticsBreakdown, type AnalyticsDimension, analyticsDimensions } from '@latchkey/protocol/operator'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { analyticsMessages } from '../../messages/analytics.ts'
import { commonMessages } from '../../messages/common.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Select } from '../../parts/Select.tsx'
import { describeValue } from './describeValue.ts'
import type { AnalyticsView } from './useAnalytics.ts'

const { filter: words } = analyticsMessages

/** Shows the filter of the page, and sets it. */
export function FilterButton({ view }: { readonly view: AnalyticsView }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const { change, filter } = view
  const text = filter === undefined ? '' : words.text(filter.dimension, describeValue(filter.dimension, filter.value))
  return (
    <>
      {filter !== undefined && (
        <Button aria-label={words.remove(text)} onClick={() => change({ filter: undefined })}>
          <span className="clip filter-text">{text}</span>
          <Icon name="close" size={14} />
        </Button>
      )}
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={16} />
        {words.button}
      </Button>
      <Dialog title={words.title} lead={words.lead} isSmall isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <FilterForm view={view} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function FilterForm({ onClose, view }: { readonly view: AnalyticsView; readonly onClose: () => void }): ReactNode {
  const { call, change, filter } = view
  const [dimension, setDimension] = useState<AnalyticsDimension>(filter?.dimension ?? 'wallet')
  const [chosen, setChosen] = useState(filter?.value)
  const { from, to } = call.query
  const report = useRead(adminGetAnalyticsBreakdown, {
    parameters: call.parameters,
    query: { from, to, by: dimension },
  })
  const values = report.data?.rows.flatMap((row) => (row.value === null ? [] : [row.value])) ?? []
  const value = values.find((one) => one === chosen) ?? values[0]
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (value === undefined) return
    change({ filter: `${dimension}:${value}` })
    onClose()
  }
  return (
    <form className="form" onSubmit={onSubmit}>
      <Select
        label={words.dimension}
        value={dimension}
        options={analyticsDimensions.map((name) => ({ value: name, label: analyticsMessages.dimensions[name].one }))}
        onChange={setDimension}
      />
      <QueryView query={report} lines={2}>
        {() =>
          value === undefined ? (
            <p className="sub">{words.none}</p>
          ) : (
            <Select
              label={words.value}
              value={value}
              options={values.map((one) => ({ value: one, label: describeValue(dimension, one) }))}
              onChange={setChosen}
            />
          )
        }
      </QueryView>
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button kind="ink" type="submit" disabled={value === undefined}>
          {words.apply}
        </Button>
      </div>
    </form>
  )
}
