import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import type { PlaceDefinition } from './definePlace.ts'
import { findScroller } from './findScroller.ts'

/**
 * Returns a view's place and a function that changes it; restored if the visitor comes back from another view. The view is
 * scrolled to where it was if `ref` is that of an element in it.
 */
export function usePlace<value>(definition: PlaceDefinition<value>): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly place: value
  readonly setPlace: (place: value) => void
} {
  const modal = useModalInstance()
  const keeper = modal.plugin(definition).get()
  const [restored] = useState(() =>
    modal.controllers.router.store.getState().direction === 'previous' ? keeper.get() : keeper.start,
  )
  const [place, setValue] = useState(restored.value)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = ref.current && findScroller(ref.current)
    if (scroller) scroller.scrollTop = restored.scrollTop
  }, [restored])
  useEffect(() => {
    const scroller = ref.current && findScroller(ref.current)
    if (!scroller) return
    const remember = (): void => keeper.set({ scrollTop: scroller.scrollTop })
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [keeper])
  const setPlace = useCallback(
    (value: value): void => {
      keeper.set({ value })
      setValue(value)
    },
    [keeper],
  )
  return { ref, place, setPlace }
}
