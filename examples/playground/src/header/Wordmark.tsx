import type { ReactElement } from 'react'

/** The logo: a key on a tile, and the name in outlined letters. */
export function Wordmark(): ReactElement {
  return (
    <svg className="wordmark" viewBox="0 0 154 34" width="154" height="34" role="img" aria-label="Latchkey">
      <rect y="1" width="32" height="32" rx="10" fill="currentColor" />
      <g className="wordmark-key" fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="16" cy="11.5" r="4.3" />
        <path d="M16 15.8V26.5M16 21h4M16 26h3.2" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M45 6.5V25" />
        <path d="M62.5 13v12M62.5 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
        <path d="M70.5 8v12.5a4.5 4.5 0 0 0 4.5 4.5M66.5 13H75" />
        <path d="M89.7 14.8a6 6 0 1 0 0 8.4" />
        <path d="M96 6.5V25M96 18.5a5.2 5.2 0 0 1 10.4 0V25" />
        <path d="M113 6.5V25M121.5 13 113 20.8M116.4 17.9 122 25" />
        <path d="M126.5 19h11.8a6 6 0 1 0-2 4.5" />
        <path d="m142 13 5 11.2M152 13l-6.5 15.6" />
      </g>
    </svg>
  )
}
