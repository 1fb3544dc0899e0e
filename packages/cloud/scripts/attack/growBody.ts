/** A body, and what is large in it. */
export interface GrownBody {
  readonly what: string
  readonly text: string
}

const marker = '@@grown@@'

/** Returns bodies of about a length, in characters, that are as dear to parse as possible: each part of a sample in turn is grown. */
export function growBody(sample: unknown, length: number): readonly GrownBody[] {
  const fill = (piece: string, separator = ''): string => {
    const count = Math.max(
      1,
      Math.floor((length - JSON.stringify(sample ?? null).length - 200) / (piece.length + separator.length)),
    )
    return Array.from({ length: count }, () => piece).join(separator)
  }
  const manyKeys = (): string => {
    const count = Math.floor(length / 12)
    return Array.from({ length: count }, (_none, index) => `"k${String(index).padStart(6, '0')}":1`).join(',')
  }
  const depth = Math.floor(length / 2) - 200
  const wholes: readonly GrownBody[] = [
    { what: 'numbers', text: `[${fill('1', ',')}]` },
    { what: 'empty objects', text: `[${fill('{}', ',')}]` },
    { what: 'nested lists', text: '['.repeat(depth) + ']'.repeat(depth) },
    { what: 'one text', text: `"${fill('a')}"` },
    { what: 'names', text: `{${manyKeys()}}` },
    { what: 'no JSON', text: fill('{') },
  ]
  const put = (place: readonly (string | number)[], json: string): string =>
    JSON.stringify(replace(sample, place, marker)).replace(JSON.stringify(marker), () => json)
  const parts = listPlaces(sample).flatMap(({ place, value }): readonly GrownBody[] => {
    const at = place.join('.') || 'body'
    const body = (what: string, json: string): GrownBody => ({ what: `${what} at ${at}`, text: put(place, json) })
    if (Array.isArray(value) && value.length > 0)
      return [body('wrong items', `[${fill('1', ',')}]`), body('items', `[${fill(JSON.stringify(value[0]), ',')}]`)]
    if (typeof value === 'string' && value !== '')
      return [body('text', JSON.stringify(fill(value))), body('escaped text', `"${fill(String.raw`\u0000`)}"`)]
    if (typeof value === 'number') return [body('digits', `1${fill('1')}`)]
    if (typeof value === 'object' && value !== null) {
      const json = JSON.stringify(value)
      return [body('further names', json.length > 2 ? `${json.slice(0, -1)},${manyKeys()}}` : `{${manyKeys()}}`)]
    }
    return []
  })
  return [...wholes, ...parts]
}

interface Placed {
  readonly place: readonly (string | number)[]
  readonly value: unknown
}

function listPlaces(value: unknown, place: readonly (string | number)[] = []): readonly Placed[] {
  const inner = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item: unknown) => listPlaces(item, [...place, 0]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) => listPlaces(member, [...place, name]))
      : []
  return [{ place, value }, ...inner]
}

function replace(value: unknown, place: readonly (string | number)[], by: unknown): unknown {
  const [first, ...rest] = place
  if (first === undefined) return by
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === first ? replace(item, rest, by) : item))
  if (typeof value !== 'object' || value === null) return by
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, name === first ? replace(member, rest, by) : member]),
  )
}
