import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { AnnounceContext } from './AnnounceContext.ts'
import type { Announce } from './AnnounceContext.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface LiveRegionProps {
  readonly children: ReactNode
}

interface Said {
  readonly id: number
  readonly polite: string
  readonly assertive: string
}

/**
 * Lets its descendants announce texts to screen readers through {@link useAnnounce}. It must be inside the dialog:
 * everything outside an open dialog is inert and silent.
 */
export function LiveRegion({ children }: LiveRegionProps): ReactNode {
  const [said, setSaid] = useState<Said>({ id: 0, polite: '', assertive: '' })
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    setSaid(({ id }) => ({ id: id + 1, polite: '', assertive: '', [urgency]: message }))
  }, [])
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {/* A new element for every message, so that repeated texts are announced again. */}
          <span key={said.id}>{said.polite}</span>
        </span>
        <span role="alert" aria-live="assertive">
          <span key={said.id}>{said.assertive}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext.Provider>
  )
}
