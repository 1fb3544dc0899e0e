import { cornerNames, densityNames, noChoices, presetNames, primaryNames, defaults, type Choices } from './choices.ts'

/** Writes the choices as the fragment of an address, with only what differs from the start. */
export function writeChoices(choices: Choices): string {
  const words = new URLSearchParams()
  for (const name of ['preset', 'accent', 'primary', 'corners', 'density', 'font'] as const)
    if (choices[name] !== noChoices[name]) words.set(name, choices[name])
  for (const [name, { light, dark }] of Object.entries(choices.tokens))
    words.set(`--${name}`, light === dark ? light : `${light} | ${dark}`)
  return words.toString()
}

/** Reads the choices from the fragment of an address. What it does not know is left out. */
export function readChoices(fragment: string): Choices {
  const words = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = <name extends string>(key: string, names: readonly name[], otherwise: name): name =>
    names.find((name) => name === words.get(key)) ?? otherwise
  const accent = words.get('accent') ?? ''
  const pairs = [...words].flatMap(([key, value]) => {
    const name = key.replace(/^--/, '')
    if (name === key || !Object.hasOwn(defaults, name)) return []
    const [light = '', dark = light] = value.split(' | ')
    return [[name, { light, dark }] as const]
  })
  return {
    preset: read('preset', presetNames, noChoices.preset),
    accent: /^#[\da-f]{6}$/.test(accent) ? accent : '',
    primary: read('primary', primaryNames, noChoices.primary),
    corners: read('corners', cornerNames, noChoices.corners),
    density: read('density', densityNames, noChoices.density),
    font: words.get('font') ?? '',
    tokens: Object.fromEntries(pairs),
  }
}
