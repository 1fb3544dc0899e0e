import { getMonogram } from './getMonogram.ts'
import { getMonogramHues } from './getMonogramHues.ts'

/** Returns a wallet's icon: a monogram of its name on a gradient, as a `data:image/svg+xml` URL. */
export function createMonogramIcon(name: string): string {
  const [from, to] = getMonogramHues(name)
  const letter = getMonogram(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">' +
    `<stop stop-color="hsl(${from} 78% 56%)"/><stop offset="1" stop-color="hsl(${to} 80% 42%)"/></linearGradient></defs>` +
    '<rect width="96" height="96" rx="22" fill="url(#g)"/>' +
    '<circle cx="82" cy="12" r="46" fill="#fff" opacity=".14"/><circle cx="10" cy="92" r="34" fill="#000" opacity=".1"/>' +
    '<text x="48" y="65" text-anchor="middle" font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif" ' +
    `font-size="50" font-weight="700" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
