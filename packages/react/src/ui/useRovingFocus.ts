import { useEffect } from 'react'
import type { RefObject } from 'react'

const items = '[data-lk-item]'
const actions = '[data-lk-action] button'

/** The item that an element is part of, or that stands in the same row. */
const findItem = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(items) ?? (element?.matches(actions) ? findBeside(element) : null)

const findBeside = (action: Element): HTMLElement | null =>
  action.closest('li')?.querySelector<HTMLElement>(items) ?? null

/**
 * Gives a list or a grid one stop for Tab: the item that had the focus last, else the first. Arrow keys, Home and End move
 * between the items in it that carry `data-lk-item`, across rows by where they are on the screen. The action of an item, a button
 * in `data-lk-action` in the same row, is the next stop after it; one in a row that has no item is a stop of its own.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = ref.current
    if (container === null) return
    let current: HTMLElement | undefined

    const findItems = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(items)]
    const update = (): void => {
      const all = findItems()
      current = findItem(container.querySelector(':focus')) ?? current
      if (current === undefined || !all.includes(current)) current = all[0]
      for (const item of all) item.tabIndex = item === current ? 0 : -1
      for (const action of container.querySelectorAll<HTMLElement>(actions)) {
        const beside = findBeside(action)
        action.tabIndex = beside === null || beside === current ? 0 : -1
      }
    }
    const onFocusIn = (event: FocusEvent): void => {
      const item = event.target instanceof Element ? findItem(event.target) : null
      if (item === null) return
      current = item
      update()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = findItems()
      const focused = findItem(container.querySelector(':focus'))
      const from = all.findIndex((item) => item === focused)
      const action = container.querySelector(`:is(${actions}):focus`)
      const to =
        from >= 0
          ? findTarget({ key: event.key, all, from, container })
          : action && findAround({ key: event.key, all, action })
      const target = all[to ?? -1]
      if (target === undefined) return
      event.preventDefault()
      target.focus()
    }

    update()
    const observer = new MutationObserver(update)
    observer.observe(container, { childList: true, subtree: true })
    container.addEventListener('focusin', onFocusIn)
    container.addEventListener('keydown', onKeyDown)
    return () => {
      observer.disconnect()
      container.removeEventListener('focusin', onFocusIn)
      container.removeEventListener('keydown', onKeyDown)
    }
  }, [ref])
}

/** The way to the items from an action in a row that has none. */
function findAround(parameters: {
  readonly key: string
  readonly all: readonly HTMLElement[]
  readonly action: Element
}): number | undefined {
  const { key, all, action } = parameters
  const after = all.findIndex((item) => item.compareDocumentPosition(action) === Node.DOCUMENT_POSITION_PRECEDING)
  const before = (after < 0 ? all.length : after) - 1
  return { ArrowDown: after, ArrowUp: before, Home: 0, End: all.length - 1 }[key]
}

interface FindTargetParameters {
  readonly key: string
  readonly all: readonly HTMLElement[]
  readonly from: number
  readonly container: HTMLElement
}

function findTarget({ key, all, from, container }: FindTargetParameters): number | undefined {
  const top = (index: number): number | undefined => all[index]?.getBoundingClientRect().top
  const columns = Math.max(
    1,
    all.findIndex((_, index) => top(index) !== top(0)),
  )
  const rightToLeft = getComputedStyle(container).direction === 'rtl'
  const step = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: columns === 1 ? 0 : rightToLeft ? -1 : 1,
    ArrowLeft: columns === 1 ? 0 : rightToLeft ? 1 : -1,
    Home: -from,
    End: all.length - 1 - from,
  }[key]
  if (step === undefined || (step === 0 && !['Home', 'End'].includes(key))) return undefined
  return Math.min(all.length - 1, Math.max(0, from + step))
}
