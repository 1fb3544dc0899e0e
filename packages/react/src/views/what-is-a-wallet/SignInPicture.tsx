import type { ReactNode } from 'react'
import { AboutPicture } from './AboutPicture.tsx'

/** One key for two windows. */
export function SignInPicture(): ReactNode {
  return (
    <AboutPicture>
      <g className="lk-about-soft" stroke="currentColor">
        <rect x="23" y="13" width="28" height="21" rx="5" />
        <path d="M23 19.500h28M27.5 16.300h.1" />
      </g>
      <rect x="13" y="20" width="30" height="23" rx="5" fill="var(--lk-bg)" />
      <path d="M13 27h30M18 23.500h.1M22 23.500h.1" />
      <g className="lk-about-accent" stroke="currentColor" fill="var(--lk-bg)">
        <path d="M37.7 46.4 47.9 36.200a2 2 0 0 1 1.4-.6H53v3.700a2 2 0 0 1-.6 1.400l-10.2 10.2" />
        <circle cx="39" cy="49.6" r="5.2" />
      </g>
    </AboutPicture>
  )
}
