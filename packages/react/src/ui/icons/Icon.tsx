import type { ReactNode } from 'react'

export interface IconProps {
  /** SVG path data in a box of 20 × 20. */
  readonly path: string
  /** Points the other way in right-to-left languages. */
  readonly mirrored?: boolean | undefined
  /** Width of the stroke. */
  readonly weight?: number | undefined
}

/** A stroke drawing in the colour of the text around it; never read aloud, since words stand beside it. */
export function Icon({ path, mirrored = false, weight = 1.7 }: IconProps): ReactNode {
  return (
    <svg
      className={mirrored ? 'lk-icon lk-mirror' : 'lk-icon'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
