import type { ReactNode } from 'react'

/** Stroke paths in a 20 × 20 box. */
const paths = {
  alert: 'M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2v.1',
  check: 'M4.5 10.5l4 4 7-8',
  chevron: 'M5 8l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M9 6.5h4.5A2.5 2.5 0 0 1 16 9v4.500a2.5 2.5 0 0 1-2.5 2.500H9A2.5 2.5 0 0 1 6.5 13.500V9A2.5 2.5 0 0 1 9 6.500ZM4.2 12.900A2 2 0 0 1 3 11V5.500A2.5 2.5 0 0 1 5.5 3H11a2 2 0 0 1 1.8 1.2',
  external:
    'M8 4.500H6A2.5 2.5 0 0 0 3.5 7v7A2.5 2.5 0 0 0 6 16.500h7a2.5 2.5 0 0 0 2.5-2.500v-2M11.5 3.500h5v5M16.2 3.8 9.5 10.5',
  file: 'M6 3h5l4 4v8.500A1.5 1.5 0 0 1 13.5 17h-7.500A1.5 1.5 0 0 1 4.5 15.500v-11A1.5 1.5 0 0 1 6 3ZM11 3v4h4',
  info: 'M10 17.500a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9.300v4.200M10 6.400v.1',
  key: 'M6.5 13.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 10h7.500v2.800M14 10v2.3',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.500v5a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 4 15.500v-5A1.5 1.5 0 0 1 5.5 9ZM7 9V6.500a3 3 0 0 1 6 0V9',
  ring: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  shield: 'M10 2.8 16 5v4.500c0 3.7-2.4 6.3-6 7.7-3.6-1.4-6-4-6-7.700V5l6-2.200Z',
} as const

export type IconName = keyof typeof paths

/** An icon in the colour of the text. Hidden from assistive technology, because the text beside it says the same. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number | undefined }): ReactNode {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'check' || name === 'close' ? 2 : 1.7}
      strokeDasharray={name === 'ring' ? '2.5 3' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
