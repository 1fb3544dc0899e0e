import type { ReactNode } from 'react'

export interface InitialProps {
  readonly text: string
  readonly colour: string
}

/** A letter on a colour, in place of a picture. Drawn, so that it fills boxes of every size. */
export function Initial({ text, colour }: InitialProps): ReactNode {
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%" aria-hidden="true">
      <rect width="40" height="40" fill={colour} />
      <text x="20" y="20" fill="#fff" fontSize="17" fontWeight="700" textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </svg>
  )
}
