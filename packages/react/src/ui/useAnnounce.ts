import { useContext } from 'react'
import { AnnounceContext } from './AnnounceContext.ts'
import type { Announce } from './AnnounceContext.ts'

/** Speaks through the {@link LiveRegion} around; silent without one. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
