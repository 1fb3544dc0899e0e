import { describe, expect, it } from 'vitest'
import tokens from '../theme/tokens.css?raw'

type Rgb = readonly [red: number, green: number, blue: number]
type Matrix = readonly [Rgb, Rgb, Rgb]

const names = ['c1', 'c2', 'c3', 'c4', 'c5'] as const

/** How each kind of colour blindness sees linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const sights = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>

/** Reads a colour of the tokens, in linear light. */
function readColour(name: string, theme: 'light' | 'dark'): Rgb {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const text = (theme === 'light' ? light : dark).slice(1)
  const hex = text.length === 3 ? Array.from(text, (digit) => digit + digit).join('') : text
  const part = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}

function multiply(matrix: Matrix, [red, green, blue]: Rgb): Rgb {
  const row = ([x, y, z]: Rgb): number => x * red + y * green + z * blue
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

function getContrast(one: Rgb, other: Rgb): number {
  const getLuminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [low, high] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Of OKLab, × 100. */
function getDistance(one: Rgb, other: Rgb): number {
  const toLab = (colour: Rgb): Rgb => {
    const cones = multiply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      colour,
    )
    return multiply(
      [
        [0.2104542553, 0.793617785, -0.0040720468],
        [1.9779984951, -2.428592205, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.808675766],
      ],
      [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
    )
  }
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 100
}

describe.each(['light', 'dark'] as const)('the colours of charts, %s', (theme) => {
  it.each(names)('%s has a contrast of 3 to the background', (name) => {
    expect(getContrast(readColour(name, theme), readColour('bg', theme))).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(sights))('differ clearly with the sight: %s', (_, matrix) => {
    const see = (name: string): Rgb => {
      const [red, green, blue] = multiply(matrix, readColour(name, theme))
      const clip = (value: number): number => Math.min(1, Math.max(0, value))
      return [clip(red), clip(green), clip(blue)]
    }
    const near = names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => {
        const distance = Math.round(getDistance(see(one), see(other)) * 10) / 10
        return distance < 12.7 ? [`${one} and ${other}: ${distance}`] : []
      }),
    )
    expect(near).toEqual([])
  })
})
