import type { ReactNode } from 'react'

/** A 64 × 64 drawing in the theme's colours. Text beside it says what it means. */
export function AboutPicture({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      className="lk-about-picture"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
