import type { ReactNode } from 'react'

const shapes = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  chart: 'M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6',
  users:
    'M12.500 8a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0M2.500 20c.600-3.600 3.200-5.500 6.500-5.500s5.900 1.900 6.500 5.500M16 4.800a3.500 3.500 0 0 1 0 6.400M18.500 15c1.700.900 2.700 2.600 3 5',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M18 7a2 2 0 1 1-4 0a2 2 0 0 1 4 0M10 17a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  grid: 'M5.500 4h3.500A1.500 1.500 0 0 1 10.500 5.500v3.500A1.500 1.500 0 0 1 9 10.500h-3.500A1.500 1.500 0 0 1 4 9v-3.500A1.500 1.500 0 0 1 5.500 4zM15 4h3.500A1.500 1.500 0 0 1 20 5.500v3.500A1.500 1.500 0 0 1 18.500 10.500h-3.500A1.500 1.500 0 0 1 13.500 9v-3.500A1.500 1.500 0 0 1 15 4zM5.500 13.500h3.500A1.500 1.500 0 0 1 10.500 15v3.500A1.500 1.500 0 0 1 9 20h-3.500A1.500 1.500 0 0 1 4 18.500v-3.500A1.500 1.500 0 0 1 5.500 13.500zM15 13.500h3.500A1.500 1.500 0 0 1 20 15v3.500A1.500 1.500 0 0 1 18.500 20h-3.500A1.500 1.500 0 0 1 13.500 18.500v-3.500A1.500 1.500 0 0 1 15 13.500z',
  operators: 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M4.500 20.500c.800-4 3.800-6 7.500-6s6.700 2 7.500 6',
  log: 'M6 3h9l4 4v14H6zM9 12h7M9 16h5M14 3v5h5',
  down: 'M6 9l6 6 6-6',
  key: 'M12 15a4 4 0 1 1-8 0a4 4 0 0 1 8 0M11 12l9-9M16 7l3 3',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  warn: 'M12 3.500l9.500 16.500h-19zM12 10v4.500M12 17.500v.100',
  shield: 'M12 3l8 3v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6z',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M4 9h10a6 6 0 0 1 0 12h-3M4 9l5-5M4 9l5 5',
  find: 'M17.500 11a6.500 6.500 0 1 1-13 0a6.500 6.500 0 0 1 13 0M16 16l4.500 4.500',
  calendar:
    'M6.500 5h11A2.500 2.500 0 0 1 20 7.500v10a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500v-10A2.500 2.500 0 0 1 6.500 5zM4 10h16M8.500 3v4M15.500 3v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  table: 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M10 10v9',
  more: 'M6 12h.010M12 12h.010M18 12h.010',
  laptop:
    'M6.500 5h11A1.500 1.500 0 0 1 19 6.500v7a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 13.500v-7A1.500 1.500 0 0 1 6.500 5zM3 19h18',
  tick: 'M5 12.500l4.500 4.500L19 7.500',
  copy: 'M10 9h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM16 9V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2',
  wallet: 'M4 8V7a2 2 0 0 1 2-2h11v3M4 8h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM16 14h.010',
  out: 'M14 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8M10 12h11M17 8l4 4-4 4',
  latchkey: 'M12 4a4 4 0 0 1 2 7.500V20h-4v-8.500A4 4 0 0 1 12 4z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof shapes

/** A drawing beside a text. It has no name of its own. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number | undefined }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
