import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { tabsStyles } from './Tabs.styles.ts'

export interface TabsProps<id extends string> {
  readonly tabs: readonly { readonly id: id; readonly label: string }[]
  readonly selected: id
  readonly onSelect: (id: id) => void
  /** The accessible name of the tab list. */
  readonly label: string
  /** The content of the selected tab. */
  readonly children: ReactNode
  /** Each tab appends its own id. */
  readonly testId?: string | undefined
}

/** Tabs, of which one panel is shown at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs<id extends string>(props: TabsProps<id>): ReactNode {
  const { tabs, selected, onSelect, label, children, testId } = props
  useStyles(tabsStyles)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = tabs.findIndex((tab) => tab.id === selected)
    const forward = list.current && getComputedStyle(list.current).direction === 'rtl' ? -1 : 1
    const to = { ArrowRight: from + forward, ArrowLeft: from - forward, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + tabs.length) % tabs.length
    const next = tabs[index]
    if (next === undefined) return
    onSelect(next.id)
    list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The tabs in it take the focus. */}
      <div ref={list} role="tablist" aria-label={label} className="lk-tabs" part="tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className="lk-tab"
            part="tab"
            // Equal widths, if the names allow it.
            style={{ flexBasis: `${84 / tabs.length}%` }}
            data-testid={testId && `${testId}-${tab.id}`}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            <span className="lk-tab-room" data-label={tab.label} aria-hidden="true" />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}
