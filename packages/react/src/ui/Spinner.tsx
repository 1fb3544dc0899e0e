import type { ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { spinnerStyles } from './Spinner.styles.ts'

/** Shows progress in the colour of the text beside it, which says what is happening. */
export function Spinner(): ReactNode {
  useStyles(spinnerStyles)
  return (
    <svg
      className="lk-spinner"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3a7 7 0 0 1 7 7" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}
