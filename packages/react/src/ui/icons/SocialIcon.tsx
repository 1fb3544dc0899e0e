import type { SocialName } from '@latchkey/core'
import type { ReactNode } from 'react'
import { socialLogos } from './socialLogos.ts'

/** The logo of a provider in the colour of the surrounding text. Hidden from screen readers, because its button or the text beside it has the name. */
export function SocialIcon({
  provider,
  size = 20,
}: {
  readonly provider: SocialName
  /** In CSS pixels. */
  readonly size?: number | undefined
}): ReactNode {
  return (
    <svg className="lk-icon" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={socialLogos[provider]} />
    </svg>
  )
}
