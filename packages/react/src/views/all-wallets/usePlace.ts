import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { allWalletsPlacePlugin } from './allWalletsPlacePlugin.ts'
import { findScroller } from './findScroller.ts'

/** Returns the query and the scroll position; restored if the visitor comes back from a wallet. */
export function usePlace(): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly search: string
  readonly setSearch: (search: string) => void
} {
  const modal = useModalInstance()
  const place = modal.plugin(allWalletsPlacePlugin).get()
  const [restored] = useState(() =>
    modal.controllers.router.store.getState().direction === 'previous' ? place.get() : { search: '', scrollTop: 0 },
  )
  const [search, setSearch] = useState(restored.search)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = ref.current && findScroller(ref.current)
    if (scroller) scroller.scrollTop = restored.scrollTop
  }, [restored])
  useEffect(() => {
    const scroller = ref.current && findScroller(ref.current)
    if (!scroller) return
    const remember = (): void => place.set({ scrollTop: scroller.scrollTop })
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [place])
  useEffect(() => place.set({ search }), [place, search])
  return { ref, search, setSearch }
}
