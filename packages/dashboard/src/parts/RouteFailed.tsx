import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'

/** A page that could not be loaded at all, such as without a network. */
export function RouteFailed({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  return (
    <Failed
      error={error}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
