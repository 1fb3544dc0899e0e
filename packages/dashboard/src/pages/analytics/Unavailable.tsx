import type { ReactNode } from 'react'

/** Why a part has nothing to show with this filter. */
export function Unavailable({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="unavailable">{children}</p>
}
