import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { pictureStyles } from './Picture.styles.ts'
import type { PictureSize } from './Picture.tsx'

export interface PairingImageProps {
  readonly size?: Exclude<PictureSize, 'small'> | undefined
}

/** The icon for pairing with any wallet: waves on blue. */
export function PairingImage({ size = 'medium' }: PairingImageProps): ReactNode {
  useStyles(pictureStyles)
  return (
    <span className={`lk-picture lk-picture-${size}`} part="picture" aria-hidden="true">
      <svg
        viewBox="0 0 40 40"
        width="100%"
        height="100%"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <rect width="40" height="40" fill="#2f6bf0" stroke="none" />
        <path d="M11 17.5c5-5 13-5 18 0M15 22.5c3-2.5 7-2.5 10 0" />
      </svg>
    </span>
  )
}
