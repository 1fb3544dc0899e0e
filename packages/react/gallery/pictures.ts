/** A drawn placeholder for a wallet's icon. */
export function toIcon(colour: string, glyph: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><path d="${glyph}" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const fox = toIcon('#f0883e', 'M11 27V13l9 8 9-8v14')
export const ghost = toIcon('#7b6cf0', 'M12 28V18a8 8 0 0 1 16 0v10l-4-3-4 3-4-3-4 3Z')
export const waves = toIcon('#3b7cff', 'M11 17c5-5 13-5 18 0M15 22c3-2.5 7-2.5 10 0')
