import { useEffect } from 'react'
import type { RefObject } from 'react'

const items = '[data-lk-item]'
const stops = `${items}, [data-lk-action] button`

/** The item that an element belongs to. In a row without an item, its action is the item. */
function toItem(element: Element | null): HTMLElement | undefined {
  const stop = element?.closest<HTMLElement>(stops) ?? undefined
  return stop?.matches(items) ? stop : (stop?.closest('li')?.querySelector<HTMLElement>(items) ?? stop)
}

/** The stops in a node, itself included. */
function listStops(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  return [...(node.matches(stops) ? [node] : []), ...node.querySelectorAll<HTMLElement>(stops)]
}

/**
 * Gives a list or grid one Tab stop: the last focused item, else the first. Arrow keys, Home and End move between its
 * `data-lk-item` elements, across rows by their position on screen. A row's action (a button in `data-lk-action`) is the
 * next Tab stop after its item; in a row without an item, the action is the item.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = ref.current
    if (container === null) return
    let current: HTMLElement | undefined

    const findItems = (): HTMLElement[] => listStops(container).filter((stop) => toItem(stop) === stop)
    const markRow = (item: HTMLElement | undefined, tabIndex: number): void => {
      for (const stop of item ? listStops(item.closest('li') ?? item) : [])
        if (toItem(stop) === item) stop.tabIndex = tabIndex
    }
    const moveTo = (item: HTMLElement | undefined): void => {
      if (item !== current) markRow(current, -1)
      current = item
      markRow(item, 0)
    }
    /** Marks what is new: of a long list, a few rows. The item of a focused row may be new as well. */
    const update = (records: readonly Pick<MutationRecord, 'addedNodes'>[]): void => {
      const focused = toItem(container.querySelector(':focus'))
      if (focused !== undefined && focused !== current) moveTo(focused)
      for (const stop of records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(listStops)))
        stop.tabIndex = toItem(stop) === current ? 0 : -1
      if (current !== undefined && container.contains(current) && toItem(current) === current) return
      if (current !== undefined) for (const stop of listStops(container)) stop.tabIndex = -1
      moveTo(toItem(container.querySelector(stops)))
    }
    const onFocusIn = (event: FocusEvent): void => {
      const item = event.target instanceof Element ? toItem(event.target) : undefined
      if (item) moveTo(item)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = findItems()
      const focused = toItem(container.querySelector(':focus'))
      const from = all.findIndex((item) => item === focused)
      const to = from < 0 ? undefined : findTarget({ key: event.key, all, from, container })
      if (to === undefined) return
      event.preventDefault()
      all[to]?.focus()
    }

    update([{ addedNodes: container.childNodes }])
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
