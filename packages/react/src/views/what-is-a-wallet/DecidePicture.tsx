import type { ReactNode } from 'react'
import { AboutPicture } from './AboutPicture.tsx'

/** A request and a hand that approves it. */
export function DecidePicture(): ReactNode {
  return (
    <AboutPicture>
      <rect x="13" y="14" width="30" height="36" rx="6" fill="var(--lk-bg)" />
      <g className="lk-about-soft" stroke="currentColor">
        <path d="M20 23h16M20 30h10" />
      </g>
      <rect x="20" y="38" width="9" height="5" rx="2.5" className="lk-about-soft" stroke="currentColor" />
      <g className="lk-about-accent" stroke="currentColor">
        <circle cx="43" cy="40" r="10" fill="var(--lk-bg)" />
        <path d="m38.7 40.3 3 3 5.8-6.3" strokeWidth="2.4" />
      </g>
    </AboutPicture>
  )
}
