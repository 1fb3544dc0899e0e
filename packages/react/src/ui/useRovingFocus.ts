import { useEffect } from 'react'
import type { RefObject } from 'react'

const items = '[data-lk-item]'

/**
 * Gives a list or a grid one stop for Tab: the item that had the focus last, else the first. Arrow keys, Home and End move
 * between the items in it that carry `data-lk-item`, across rows by where they are on the screen.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = ref.current
    if (container === null) return
    let current: HTMLElement | undefined

    const findItems = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(items)]
    const update = (): void => {
      const all = findItems()
      if (current === undefined || !all.includes(current)) current = all[0]
      for (const item of all) item.tabIndex = item === current ? 0 : -1
    }
    const onFocusIn = (event: FocusEvent): void => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null
      if (item === null) return
      current = item
      update()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = findItems()
      const from = all.findIndex((item) => item.matches(':focus'))
      const to = from < 0 ? undefined : findTarget({ key: event.key, all, from, container })
      if (to === undefined) return
      event.preventDefault()
      all[to]?.focus()
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
