/** Stroke paths in a 20 × 20 box. */
const paths = {
  alert: 'M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2v.1',
  chevron: 'M5 8l5 5 5-5',
  file: 'M6 3h5l4 4v8.500A1.5 1.5 0 0 1 13.5 17h-7.500A1.5 1.5 0 0 1 4.5 15.500v-11A1.5 1.5 0 0 1 6 3ZM11 3v4h4',
  info: 'M10 17.500a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9.300v4.200M10 6.400v.1',
  key: 'M6.5 13.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 10h7.500v2.800M14 10v2.3',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.500v5a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 4 15.500v-5A1.5 1.5 0 0 1 5.5 9ZM7 9V6.500a3 3 0 0 1 6 0V9',
  shield: 'M10 2.8 16 5v4.500c0 3.7-2.4 6.3-6 7.7-3.6-1.4-6-4-6-7.700V5l6-2.200Z',
  words: 'M4 5.5h5M11.5 5.5H16M4 10h4M10.5 10H16M4 14.500h6M12.5 14.500H16',
} as const

export type IconName = keyof typeof paths

/** An icon in the colour of the text. Assistive technology ignores it, because the text beside it says the same. */
export function icon(name: IconName): SVGSVGElement {
  const created = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', paths[name])
  created.setAttribute('class', `icon icon-${name}`)
  created.setAttribute('viewBox', '0 0 20 20')
  created.setAttribute('aria-hidden', 'true')
  created.append(path)
  return created
}
