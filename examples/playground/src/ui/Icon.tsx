import type { ReactElement } from 'react'

/** Paths for a view box of 20 by 20, with a stroke of 1.6. */
const paths = {
  sun: 'M10 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M10 2v1.4M10 16.6V18M2 10h1.4M16.6 10H18M4.3 4.3l1 1M14.7 14.7l1 1M15.7 4.3l-1 1M5.3 14.7l-1 1',
  moon: 'M16.6 11.8A7 7 0 0 1 8.2 3.4a7 7 0 1 0 8.4 8.4Z',
  screen: 'M3 4.5h14v9H3zM7.5 16.5h5M10 13.5v3',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  tick: 'm4 10.5 4 4 8-9',
  pen: 'm12.8 4.2 3 3L7 16H4v-3zM11 6l3 3',
  up: 'M10 16.5v-13M4.8 8.7 10 3.5l5.2 5.2',
  coin: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M7.2 7.4h5.6M10 7.4v5.8',
  coins: 'M8 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.5 5a5.5 5.5 0 0 1 0 10',
  alert: 'M10 3.4 17.5 16h-15zM10 8.2v3.6M10 13.9v.1',
  swap: 'M3.5 7.5h12M12.5 4l3 3.5-3 3.5M16.5 13h-12M7.5 9.8l-3 3.2 3 3.2',
  drop: 'M10 3s5 5.3 5 9a5 5 0 0 1-10 0c0-3.7 5-9 5-9Z',
  exit: 'M8 3.5H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  globe:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c2.2 2 3.2 4.4 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.4-3.2-7s1-5 3.2-7Z',
  plus: 'M10 4v12M4 10h12',
  phone:
    'M7.2 2.5h5.6a1.7 1.7 0 0 1 1.7 1.7v11.6a1.7 1.7 0 0 1-1.7 1.7H7.2a1.7 1.7 0 0 1-1.7-1.7V4.2a1.7 1.7 0 0 1 1.7-1.7ZM9 15h2',
  scan: 'M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M13 3h2.5A1.5 1.5 0 0 1 17 4.5V7M17 13v2.5a1.5 1.5 0 0 1-1.5 1.5H13M7 17H4.5A1.5 1.5 0 0 1 3 15.5V13M3 10h14',
  down: 'm5 7.5 5 5 5-5',
  live: 'M10 8.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M6.5 13.5a5 5 0 0 1 0-7M13.5 6.5a5 5 0 0 1 0 7M4 16a8.5 8.5 0 0 1 0-12M16 4a8.5 8.5 0 0 1 0 12',
  arrow: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  mail: 'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.2 10 11l6.5-4.8',
  reset: 'M4 4v4h4M4.4 8A6.5 6.5 0 1 1 3.7 11.5',
} as const

export type IconName = keyof typeof paths

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
