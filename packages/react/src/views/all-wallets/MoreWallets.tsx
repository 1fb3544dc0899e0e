import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { findScroller } from '../../internals/places/findScroller.ts'

export interface MoreWalletsProps {
  readonly onMore: () => void
  readonly isLoading: boolean
  /** The last attempt failed, so the next one waits for the visitor. */
  readonly hasFailed: boolean
}

/** How far below the edge the next wallets start loading, in px. */
const ahead = 300

/** Loads more wallets when the end of the list comes near, or when pressed. */
export function MoreWallets({ onMore, isLoading, hasFailed }: MoreWalletsProps): ReactNode {
  const { t } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const isAutomatic = !isLoading && !hasFailed
  useEffect(() => {
    if (!place.current || !isAutomatic) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { root: findScroller(place.current), rootMargin: `0px 0px ${ahead}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [onMore, isAutomatic])
  return (
    <div ref={place}>
      <Button variant="soft" loading={isLoading} onClick={onMore} testId="lk-all-wallets-more">
        {t(hasFailed ? 'common.retry' : 'allWallets.more')}
      </Button>
    </div>
  )
}
