import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { Button } from '../ui/Button.tsx'
import { useNearEnd } from './useNearEnd.ts'

export interface MoreButtonProps {
  readonly onMore: () => Promise<void>
  readonly isLoading: boolean
  /** Whether reading has begun only now, and is not shown yet. */
  readonly isQuiet: boolean
  readonly testId: string
}

/** Reads the next page when the end of the list comes near. The button is for those who move by keyboard. */
export function MoreButton({ onMore, isLoading, isQuiet, testId }: MoreButtonProps): ReactNode {
  const { t } = useMessages()
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const more = useCallback((): void => void latest.current(), [])
  const place = useNearEnd(more, { isActive: !isLoading })
  return (
    <div ref={place}>
      <Button variant="soft" loading={isLoading && !isQuiet} onClick={more} testId={testId}>
        {t('activity.more')}
      </Button>
    </div>
  )
}
