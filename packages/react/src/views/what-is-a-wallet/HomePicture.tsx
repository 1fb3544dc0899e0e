import type { ReactNode } from 'react'
import { AboutPicture } from './AboutPicture.tsx'

/** A wallet with coins and a key. */
export function HomePicture(): ReactNode {
  return (
    <AboutPicture>
      <g className="lk-about-soft" stroke="currentColor">
        <circle cx="25" cy="19" r="6.5" />
        <path d="M25 16.2v5.6" />
        <circle cx="39.5" cy="17" r="4.5" />
      </g>
      <path d="M14 30a5 5 0 0 1 5-5h25a5 5 0 0 1 5 5v15a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" fill="var(--lk-bg)" />
      <g className="lk-about-accent" stroke="currentColor">
        <path d="M50 34.500h-8.500a4 4 0 0 0 0 8H50Z" fill="var(--lk-bg)" />
        <path d="M42 38.500h.1" strokeWidth="3" />
      </g>
    </AboutPicture>
  )
}
