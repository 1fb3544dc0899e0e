import { describe, expect, it } from 'vitest'
import { createMonogramIcon } from './createMonogramIcon.ts'
import { getMonogram } from './getMonogram.ts'
import { getMonogramHues } from './getMonogramHues.ts'

describe('getMonogram', () => {
  it.each([
    ['Demo Wallet', 'D'],
    ['  wallet', 'W'],
    ['<img>', 'I'],
    ['éclair', 'É'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
    ['محفظة', 'م'],
    ['\u202E\u0000', '?'],
    ['', '?'],
  ])('returns the first visible grapheme of "%s"', (name, monogram) => {
    expect(getMonogram(name)).toBe(monogram)
  })
})

describe('createMonogramIcon', () => {
  const read = (name: string) => decodeURIComponent(createMonogramIcon(name).replace('data:image/svg+xml,', ''))

  it('is an SVG with the letter, in colours that depend on the name', () => {
    expect(read('Demo')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*>D<\/text><\/svg>$/)
    expect(createMonogramIcon('Demo')).toBe(createMonogramIcon('Demo'))
    expect(getMonogramHues('Wallet A')).not.toEqual(getMonogramHues('Wallet B'))
    for (const hue of getMonogramHues('Demo')) expect(hue).toSatisfy((value: number) => value >= 0 && value < 360)
  })
})
