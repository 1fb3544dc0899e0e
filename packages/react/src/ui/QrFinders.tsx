import type { ReactNode } from 'react'

export interface QrFindersProps {
  /** The number of modules along an edge. */
  readonly size: number
}

/** The three finders of a QR code, with rounded corners. */
export function QrFinders({ size }: QrFindersProps): ReactNode {
  const far = size - 7
  const places = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const
  return places.map(([x, y]) => (
    <g key={`${x} ${y}`}>
      <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.8" fill="none" stroke="currentColor" />
      <rect x={x + 2} y={y + 2} width="3" height="3" rx="0.9" fill="currentColor" />
    </g>
  ))
}
