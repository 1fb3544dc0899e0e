import { useContext } from 'react'
import { AnnounceContext } from './AnnounceContext.ts'
import type { Announce } from './AnnounceContext.ts'

/** Returns a function that announces a text through the surrounding {@link LiveRegion}; without one it does nothing. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
