import type { ReactNode } from 'react'

/** A drawing of 64 × 64 in the colours of the theme. Its meaning stands beside it in words. */
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
