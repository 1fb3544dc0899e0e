import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { findScroller } from './findScroller.ts'

export interface MoreWalletsProps {
  readonly onMore: () => void
  readonly isLoading: boolean
  /** The last attempt failed: the next one is for the visitor to make. */
  readonly hasFailed: boolean
}

/** How far below the edge the next wallets are asked for, in px. */
const ahead = 300

/** Asks for more wallets as the end comes near, or when it is pressed. */
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
