import type { ReactElement } from 'react'

/** The name, drawn: its first letter is a key. */
export function Wordmark(): ReactElement {
  return (
    <svg className="wordmark" viewBox="0 0 122 34" width="122" height="34" role="img" aria-label="Latchkey">
      <g fill="none" stroke="currentColor" strokeWidth="2.7" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="7" cy="7.5" r="4.2" />
        <path d="M7 11.7V26M7 20.6h4M7 25.8h3.2" />
        <path d="M28 14v12M28 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
        <path d="M36 8v13.5a4.5 4.5 0 0 0 4.5 4.5M32 14h8.5" />
        <path d="M55.2 15.8a6 6 0 1 0 0 8.4" />
        <path d="M62 6v20M62 19.5a5.2 5.2 0 0 1 10.4 0V26" />
        <path d="M79 6v20M87.5 14 79 21.8M82.4 18.9 88 26" />
        <path d="M92.5 20h11.8a6 6 0 1 0-2 4.5" />
        <path d="m108.5 14 5.2 11.8M119 14l-6.5 15.6" />
      </g>
    </svg>
  )
}
