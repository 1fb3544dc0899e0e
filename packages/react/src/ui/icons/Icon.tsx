import type { ReactNode } from 'react'

export interface IconProps {
  /** SVG path data in a 20 × 20 box. */
  readonly path: string
  /** Mirrored in right-to-left languages. */
  readonly mirrored?: boolean | undefined
  /** Stroke width. */
  readonly weight?: number | undefined
}

/** A stroke icon in the colour of the surrounding text. Hidden from screen readers, because text beside it says the same. */
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
