/**
 * Creates an SVG tile with a wallet's initials, for wallets without a freely licensed logo. The same id always gets the
 * same colors.
 */
export function createMonogram(parameters: { readonly id: string; readonly name: string }): string {
  const { id, name } = parameters
  const hue = getHue(id)
  const initials = getInitials(name)
  const size = initials.length > 1 ? 19 : 24
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    '<defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1">' +
    `<stop stop-color="hsl(${hue} 62% 52%)"/><stop offset="1" stop-color="hsl(${(hue + 24) % 360} 66% 36%)"/>` +
    '</linearGradient></defs><rect width="48" height="48" fill="url(#m)"/>' +
    '<circle cx="24" cy="24" r="17.5" fill="none" stroke="#fff" stroke-opacity=".28"/>' +
    `<text x="24" y="${24 + Math.round(size * 0.36)}" text-anchor="middle" fill="#fff" font-weight="600" ` +
    `font-size="${size}" font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif">${initials}</text></svg>`
  )
}

/**
 * The first letters or digits of the first two words of a name. They need no escaping, because punctuation is dropped.
 */
function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !/^wallet$/i.test(word))
  const letters = (telling.length === 0 ? words : telling).map((word) => /^\p{L}\p{M}*|^\p{N}/u.exec(word)?.[0] ?? '')
  return letters.join('') === '' ? '?' : letters.slice(0, 2).join('').toLocaleUpperCase('en')
}

function getHue(id: string): number {
  // FNV-1a, which gives similar ids very different values.
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0
  return hash % 360
}
