import {
  array,
  constantFrom,
  double,
  integer,
  jsonValue,
  nat,
  oneof,
  string,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check'

// What property tests share: valid input with a few mistakes in it, which reaches code that random text never reaches.

/** What the project of a page passes on to it: see `browserProject`. */
declare const latchkeyPropertyEnvironment: Readonly<Record<string, string | undefined>>
/** The environment of the tests, also in a page. */
export const environment: Readonly<Record<string, string | undefined>> =
  typeof latchkeyPropertyEnvironment === 'undefined' ? process.env : latchkeyPropertyEnvironment

/**
 * The number of cases of a property: `short` in `npm test`, and `LATCHKEY_PROPERTY_RUNS` in a long run. A property that is
 * slow says how many times slower, and gets as many times fewer cases there.
 */
export function runs(short: number, slowness = 1): { readonly numRuns: number } {
  const wanted = environment['LATCHKEY_PROPERTY_RUNS']
  return { numRuns: wanted === undefined ? short : Math.max(short, Math.ceil(Number(wanted) / slowness)) }
}

/** Names that have a meaning for objects in JavaScript. */
const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', '']

/** Characters and words that mean something to a parser, or nothing that can be shown. */
const hostilePieces = [
  '\u0000',
  '\uD800',
  '\uDFFF',
  '\u202E',
  '\u2066',
  '\u2028',
  '\u0085',
  '\u200B',
  '\uFEFF',
  '\u0130',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '"',
  "'",
  '\\',
  '\\u0000',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '&',
  '%',
  '%00',
  '%ff',
  ':',
  '://',
  '/',
  '@',
  '#',
  '?',
  '=',
  ',',
  ';',
  '-',
  '+',
  '.',
  '0',
  '1e999',
  '-0',
  '9007199254740993',
  'null',
  ...hostileNames,
  'a'.repeat(3_000),
]

/** The first half of a character that takes two in UTF-16, and the number of halves. */
const [firstHalf, halfCount] = [0xd8_00, 0x8_00]

/**
 * Any character: `unit: 'binary'` of fast-check with the same values for a seed, without its table of 1.1 million characters, which it makes
 * for the first string of every process.
 */
export const anyCharacter: Arbitrary<string> = nat({ max: 0x10_ff_ff - halfCount }).map(
  (index) => String.fromCodePoint(index < firstHalf ? index : index + halfCount),
  (text) => {
    const [character, ...others] = typeof text === 'string' ? text : ''
    const code = character?.codePointAt(0)
    if (code === undefined || others.length > 0) throw new TypeError('It is no single character.')
    if (code >= firstHalf && code < firstHalf + halfCount) throw new TypeError('It is half a character.')
    return code < firstHalf ? code : code - halfCount
  },
)

const hostilePiece = oneof(
  { weight: 3, arbitrary: constantFrom(...hostilePieces) },
  string({ unit: anyCharacter, maxLength: 3 }),
)

/** Text of hostile pieces. */
export const hostileText: Arbitrary<string> = oneof(
  array(hostilePiece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  string({ unit: anyCharacter, maxLength: 40 }),
)

/** Values of every kind that JSON can carry, at the limits of their kind. */
export const hostileValue: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(
    null,
    true,
    false,
    '',
    0,
    -1,
    -0,
    1.5,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    2 ** 53 + 2,
    1e21,
    Number.MAX_VALUE,
    5e-324,
    [],
    {},
    [null],
    [[]],
    { length: 3 },
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  ),
  hostileText,
  hostileText.map((text) => [text, text]),
  hostileText.map((text) => Object.fromEntries([[text, text]])),
  integer(),
  double({ noNaN: true, noDefaultInfinity: true }),
  jsonValue({ maxDepth: 2 }),
)

type Mistake = (text: string) => string
/** Mistakes that can be made with text and with bytes alike. */
type Cut = readonly [kind: 'splice' | 'truncate' | 'repeat' | 'move', at: number, to: number, length: number]

const anyCut: Arbitrary<Cut> = tuple(
  constantFrom('splice', 'splice', 'splice', 'truncate', 'repeat', 'move'),
  nat(),
  nat(),
  oneof(nat({ max: 3 }), nat({ max: 80 })),
)

/** Returns the parts of something that has been cut: each is a start and an end in it, or `undefined` where something new goes. */
function applyCut([kind, at, to, length]: Cut, total: number): readonly (readonly [number, number] | undefined)[] {
  const start = at % (total + 1)
  const end = Math.min(total, start + length)
  const target = to % (total + 1)
  if (kind === 'truncate') return [[0, start]]
  if (kind === 'splice') return [[0, start], undefined, [end, total]]
  const copy = [start, end] as const
  if (kind === 'repeat') return [[0, target], copy, [target, total]]
  return target <= start
    ? [[0, target], copy, [target, start], [end, total]]
    : [[0, start], [end, Math.max(end, target)], copy, [Math.max(end, target), total]]
}

const anyMistake: Arbitrary<Mistake> = tuple(anyCut, hostilePiece).map(
  ([place, piece]) =>
    (text) =>
      applyCut(place, text.length)
        .map((part) => (part === undefined ? piece : text.slice(...part)))
        .join(''),
)

/** Text of the given form with a few mistakes: something inserted, left out, repeated, moved or cut off. */
export function mutatedText(text: Arbitrary<string>): Arbitrary<string> {
  return tuple(text, array(anyMistake, { minLength: 1, maxLength: 4 })).map(([whole, mistakes]) =>
    mistakes.reduce((changed, make) => make(changed), whole),
  )
}

const anyBytesMistake = tuple(
  anyCut,
  oneof(uint8Array({ maxLength: 4 }), constantFrom([0xff, 0xff, 0xff, 0xff], [0x80, 0x80], [0])),
  nat({ max: 7 }),
  nat({ max: 2 }),
)

/** Bytes of the given form with a few mistakes: as in `mutatedText`, and flipped bits. */
export function mutatedBytes(bytes: Arbitrary<Uint8Array>): Arbitrary<Uint8Array> {
  return tuple(bytes, array(anyBytesMistake, { minLength: 1, maxLength: 4 })).map(([whole, mistakes]) =>
    mistakes.reduce((changed, [place, piece, bit, kind]) => {
      if (kind === 0) {
        const flipped = place[1] % Math.max(1, changed.length)
        return changed.map((byte, index) => (index === flipped ? byte ^ (1 << bit) : byte))
      }
      const parts = applyCut(place, changed.length)
      return Uint8Array.from(parts.flatMap((part) => [...(part === undefined ? piece : changed.subarray(...part))]))
    }, Uint8Array.from(whole)),
  )
}

interface ValueMistake {
  readonly kind: 'replace' | 'remove' | 'repeat' | 'wrap' | 'rename' | 'add' | 'edit'
  readonly at: number
  readonly value: unknown
  readonly name: string
  readonly make: Mistake
}

const anyValueMistake: Arbitrary<ValueMistake> = tuple(
  constantFrom('replace', 'replace', 'remove', 'repeat', 'wrap', 'rename', 'add', 'edit', 'edit', 'edit'),
  nat(),
  hostileValue,
  oneof(constantFrom(...hostileNames), hostileText),
  anyMistake,
).map(([kind, at, value, name, make]) => ({ kind, at, value, name, make }))

/** A JSON value of the given form with a few mistakes: a part replaced, removed, repeated, renamed, added or altered. */
export function mutatedValue(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return tuple(value, array(anyValueMistake, { minLength: 1, maxLength: 3 })).map(([whole, mistakes]) =>
    mistakes.reduce((changed: unknown, made) => changePart(changed, made, made.at), whole),
  )
}

/** Makes a mistake in the part of a value that the digits of `at` lead to. */
function changePart(value: unknown, made: ValueMistake, at: number): unknown {
  if (typeof value !== 'object' || value === null) return changeLeaf(value, made)
  const entries = Object.entries(value)
  const chosen = at % (entries.length + 1)
  const rest = Math.floor(at / (entries.length + 1))
  if (chosen === entries.length) return changeLeaf(value, made)
  const { kind, name } = made
  const isLeaf = rest % 3 === 0
  const changed = entries.flatMap(([key, entry], index): (readonly [string, unknown])[] => {
    if (index !== chosen) return [[key, entry]]
    if (isLeaf && kind === 'remove') return []
    if (isLeaf && kind === 'rename') return [[name, entry]]
    if (isLeaf && kind === 'repeat')
      return [
        [key, entry],
        [`${key}2`, entry],
      ]
    return [[key, changePart(entry, made, Math.floor(rest / 3))]]
  })
  return Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
}

function changeLeaf(value: unknown, { kind, make, name, value: other }: ValueMistake): unknown {
  if (kind === 'wrap') return [value]
  if (kind === 'edit')
    return typeof value === 'string' ? make(value) : typeof value === 'number' ? String(value) : other
  if (kind === 'add' && typeof value === 'object' && value !== null)
    return Array.isArray(value) ? [...value, other] : Object.fromEntries([...Object.entries(value), [name, other]])
  return other
}

/** The JSON of a value of the given form with mistakes in the value, in its text, or with a member that is repeated or deep. */
export function mutatedJson(value: Arbitrary<unknown>): Arbitrary<string> {
  const json = value.map((whole) => JSON.stringify(whole))
  const depth = constantFrom(20, 500, 20_000)
  return oneof(
    { weight: 20, arbitrary: mutatedValue(value).map((changed) => JSON.stringify(changed)) },
    { weight: 10, arbitrary: mutatedText(json) },
    { weight: 10, arbitrary: tuple(value, mutatedValue(value), nat()).map((parts) => repeatMember(...parts)) },
    { weight: 1, arbitrary: tuple(json, nat(), depth, constantFrom('[]', '{}')).map((parts) => insertDeep(...parts)) },
  )
}

/** Writes a deep value in the place of a member's own. */
function insertDeep(text: string, at: number, depth: number, kind: '[]' | '{}'): string {
  const [open, close] = kind === '[]' ? ['[', ']'] : ['{"a":', '}']
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
  const places = [...text.matchAll(/":/g)]
  const start = places[at % Math.max(1, places.length)]?.index
  return start === undefined ? deep : `${text.slice(0, start + 2)}${deep},"deep":${text.slice(start + 2)}`
}

/** Writes a member of another value before or after the own members, under the same name. */
function repeatMember(value: unknown, other: unknown, at: number): string {
  const text = JSON.stringify(value)
  const entries = typeof other === 'object' && other !== null ? Object.entries(other) : []
  const [name, entry] = entries[at % Math.max(1, entries.length)] ?? ['__proto__', { polluted: true }]
  const member = `${JSON.stringify(name)}:${JSON.stringify(entry)}`
  if (!text.startsWith('{') || text === '{}') return `{${member}}`
  return at % 2 === 0 ? `{${member},${text.slice(1)}` : `${text.slice(0, -1)},${member}}`
}

/** Throws if a parser left something on the prototype of all objects. */
export function assertUnpolluted(): void {
  for (const name in {}) throw new Error(`Object.prototype has got the member ${name}`)
}

const sizes = { small: 4_000, large: 32_000 } as const
/** In ms. Linear work on `sizes.large` characters takes far less, so that only slow work is judged, where noise counts little. */
const suspicious = 60

/**
 * Returns how many times longer an input takes that is eight times larger: about 8 for linear work, 64 for quadratic work;
 * 0 if the large one is fast.
 */
export function measureGrowth(run: (size: number) => unknown): number {
  const large = measure(() => run(sizes.large))
  if (large < suspicious) return 0
  const [small, again] = [measure(() => run(sizes.small)), measure(() => run(sizes.large))]
  return Math.min(large, again) / Math.max(small, 0.1)
}

function measure(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const [start, worked] = [performance.now(), getWork()]
    run()
    return Math.min(performance.now() - start, getWork() - worked)
  })
  return Math.min(...times)
}

/** How long this process has worked, in ms: on a busy machine it waits for most of the time. In a page, how much time has passed. */
function getWork(): number {
  if (typeof process === 'undefined' || typeof process.cpuUsage !== 'function') return performance.now()
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}

/** A growth that no linear work shows, even on a busy machine. */
export const tooSteep = 30

/** A start, a piece that is repeated any number of times, and an end: see `grow`. */
export function repetition(
  pieces: readonly string[],
): Arbitrary<readonly [start: string, middle: string, end: string]> {
  const piece = oneof({ weight: 2, arbitrary: constantFrom(...pieces) }, constantFrom(...hostilePieces.slice(0, -1)))
  const few = array(piece, { maxLength: 3 }).map((parts) => parts.join(''))
  const many = array(piece, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('') || ' ')
  return tuple(few, many, few)
}

/** Returns the text of a repetition at a size in characters. */
export function grow([start, middle, end]: readonly [string, string, string], size: number): string {
  return start + middle.repeat(Math.ceil(size / middle.length)) + end
}
