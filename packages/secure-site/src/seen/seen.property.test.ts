import { array, assert, boolean, constant, integer, oneof, property, record, sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeSeen } from './judgeSeen.ts'
import { type SeenEvent, type SeenPlace, type SeenState, startSeen } from './SeenState.ts'
import { seenLimits } from './seenLimits.ts'
import { stepSeen } from './stepSeen.ts'

const home = { screenX: 100, screenY: 100, clientX: 10, clientY: 10 }

function run(events: readonly SeenEvent[], place: SeenPlace = 'frame', isSupported = true) {
  const states: SeenState[] = [startSeen({ place, isSupported, startedAt: 0 })]
  for (const event of events)
    states.push(stepSeen(states.at(-1) ?? startSeen({ place, isSupported, startedAt: 0 }), event))
  return states
}
const isApproved = (events: readonly SeenEvent[], place: SeenPlace = 'frame'): boolean =>
  run(events, place).at(-1)?.isApproved === true

/** What lets an approval pass: every event that an honest visitor causes. */
function honest(): SeenEvent[] {
  return [
    { kind: 'focus', at: 0, isFocused: true },
    { kind: 'tab', at: 0, isVisible: true },
    { kind: 'complete', at: 0, isComplete: true },
    { kind: 'point', at: 10, place: home, isMouse: true },
    ...Array.from({ length: 12 }, (_each, index): SeenEvent => ({
      kind: 'sample',
      at: 50 * (index + 1),
      isVisible: true,
    })),
    { kind: 'down', at: 610 },
    { kind: 'sample', at: 650, isVisible: true },
    { kind: 'click', at: 660, isTrusted: true, count: 1 },
    { kind: 'sample', at: 700, isVisible: true },
  ]
}

/** Puts events among those of the honest visitor, by their time. */
const among = (...extra: readonly SeenEvent[]): SeenEvent[] =>
  [...honest(), ...extra].toSorted((one, other) => one.at - other.at)
const without = (isLeftOut: (event: SeenEvent) => boolean): SeenEvent[] => honest().filter((each) => !isLeftOut(each))
const replace = (change: (event: SeenEvent) => SeenEvent): SeenEvent[] => honest().map((each) => change(each))

describe('the proof of being seen', () => {
  it('takes the press of a visitor who has seen the screen, by pointer and by key', () => {
    expect(isApproved(honest())).toBe(true)
    const byKey = replace((each) => (each.kind === 'down' ? { kind: 'key', at: each.at, isRepeat: false } : each))
    expect(isApproved(byKey)).toBe(true)
  })

  it.each<[string, SeenEvent[]]>([
    [
      'a click that a script made (attack 47)',
      replace((each) => (each.kind === 'click' ? { ...each, isTrusted: false } : each)),
    ],
    ['one sample of something above it (attacks 35 and 129)', among({ kind: 'sample', at: 301, isVisible: false })],
    ['something above it between down and up (attack 43)', among({ kind: 'sample', at: 630, isVisible: false })],
    ['something above it just after the click', among({ kind: 'sample', at: 690, isVisible: false })],
    ['no sample after the click', honest().slice(0, -1)],
    ['it shown for 400 ms (attack 42)', without((each) => each.kind === 'sample' && each.at < 250)],
    ['no samples for a while', without((each) => each.kind === 'sample' && each.at > 50 && each.at < 600)],
    ['the end of the content not shown (attack 131)', without((each) => each.kind === 'complete')],
    ['content that has grown', among({ kind: 'complete', at: 640, isComplete: false })],
    ['a movement of its parts', among({ kind: 'moved', at: 350 })],
    [
      'a movement of the frame under the pointer (attack 41)',
      among({ kind: 'point', at: 400, place: { ...home, clientX: 200 }, isMouse: true }),
    ],
    [
      'a movement of the frame with the pointer',
      among({ kind: 'point', at: 400, place: { ...home, screenX: 300 }, isMouse: true }),
    ],
    [
      'the mouse having come just now',
      among({ kind: 'leave', at: 500 }, { kind: 'point', at: 505, place: home, isMouse: true }),
    ],
    ['the second click of two (attack 44)', replace((each) => (each.kind === 'click' ? { ...each, count: 2 } : each))],
    ['a second press soon after the first', among({ kind: 'down', at: 400 })],
    [
      'the focus lost and found',
      among({ kind: 'focus', at: 400, isFocused: false }, { kind: 'focus', at: 401, isFocused: true }),
    ],
    ['no focus', without((each) => each.kind === 'focus')],
    [
      'the tab hidden and shown',
      among({ kind: 'tab', at: 400, isVisible: false }, { kind: 'tab', at: 401, isVisible: true }),
    ],
    [
      'a key that was down before (attack 46)',
      replace((each) => (each.kind === 'down' ? { kind: 'key', at: each.at, isRepeat: true } : each)),
    ],
  ])('refuses %s', (_name, events) => {
    expect(isApproved(events)).toBe(false)
  })

  it('refuses everything in a browser that cannot tell', () => {
    expect(run(honest(), 'frame', false).at(-1)?.isApproved).toBe(false)
    expect(judgeSeen(startSeen({ place: 'frame', isSupported: false, startedAt: 0 }), 0)).toBe('unproven')
  })

  it('follows a pointer in a zoomed page', () => {
    const zoomed: SeenEvent = {
      kind: 'point',
      at: 590,
      place: { screenX: 190, screenY: 100, clientX: 70, clientY: 10 },
      isMouse: true,
    }
    expect(isApproved(among(zoomed))).toBe(true)
  })

  it('offers a window after 1.5 s without proof, and takes it back when the screen has been seen', () => {
    const lost: SeenEvent[] = [
      { kind: 'focus', at: 0, isFocused: true },
      { kind: 'tab', at: 0, isVisible: true },
      { kind: 'sample', at: 50, isVisible: false },
    ]
    const phaseAt = (events: readonly SeenEvent[], now: number) =>
      judgeSeen(run(events).at(-1) ?? startSeen({ place: 'frame', isSupported: true, startedAt: 0 }), now)
    expect(phaseAt(lost, 1_499)).toBe('waiting')
    expect(phaseAt(lost, 1_500)).toBe('unproven')
    const seen = Array.from({ length: 11 }, (_each, index): SeenEvent => ({
      kind: 'sample',
      at: 2_000 + 50 * index,
      isVisible: true,
    }))
    expect(phaseAt([...lost, ...seen.slice(0, -1)], 2_499)).toBe('unproven')
    expect(phaseAt([...lost, ...seen], 2_500)).toBe('ready')
    expect(phaseAt([...lost, ...seen, { kind: 'moved', at: 2_501 }], 2_600)).toBe('waiting')
    expect(phaseAt([...lost, { kind: 'focus', at: 60, isFocused: false }], 9_000)).toBe('unfocused')
    expect(phaseAt([...lost, { kind: 'tab', at: 60, isVisible: false }], 9_000)).toBe('waiting')
  })

  it('wants a window to have had the focus for 800 ms, and a pointer move or key (attack 50)', () => {
    const open = (...events: readonly SeenEvent[]) =>
      isApproved(
        [
          { kind: 'focus', at: 0, isFocused: true },
          { kind: 'tab', at: 0, isVisible: true },
          { kind: 'complete', at: 0, isComplete: true },
          ...events,
        ],
        'window',
      )
    const click = (at: number): SeenEvent => ({ kind: 'click', at, isTrusted: true, count: 1 })
    const point: SeenEvent = { kind: 'point', at: 100, place: home, isMouse: true }
    expect(open(point, { kind: 'down', at: 810 }, click(820))).toBe(true)
    expect(open({ kind: 'key', at: 810, isRepeat: false }, click(820))).toBe(true)
    expect(open(point, { kind: 'down', at: 700 }, click(790))).toBe(false)
    expect(open(point, { kind: 'down', at: 790 }, click(820))).toBe(false)
    expect(open(click(900))).toBe(false)
    expect(open({ kind: 'key', at: 810, isRepeat: true }, click(820))).toBe(false)
  })
})

const anyEvent = oneof(
  {
    weight: 12,
    arbitrary: record({
      kind: constant('sample' as const),
      isVisible: oneof({ weight: 30, arbitrary: constant(true) }, boolean()),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('focus' as const),
      isFocused: oneof({ weight: 4, arbitrary: constant(true) }, boolean()),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('tab' as const),
      isVisible: oneof({ weight: 4, arbitrary: constant(true) }, boolean()),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('complete' as const),
      isComplete: oneof({ weight: 4, arbitrary: constant(true) }, boolean()),
    }),
  },
  { weight: 1, arbitrary: record({ kind: constant('moved' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('leave' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('point' as const), isMouse: boolean(), place: constant(home) }) },
  { weight: 3, arbitrary: record({ kind: constant('down' as const) }) },
  { weight: 2, arbitrary: record({ kind: constant('key' as const), isRepeat: boolean() }) },
  {
    weight: 5,
    arbitrary: record({
      kind: constant('click' as const),
      isTrusted: oneof({ weight: 5, arbitrary: constant(true) }, boolean()),
      count: integer({ min: 0, max: 2 }),
    }),
  },
)
const anyEvents = array(record({ wait: integer({ min: 1, max: 120 }), event: anyEvent }), {
  minLength: 20,
  maxLength: 120,
}).map((steps) => {
  let at = 0
  const begin: SeenEvent[] = [
    { kind: 'focus', at, isFocused: true },
    { kind: 'tab', at, isVisible: true },
    { kind: 'complete', at, isComplete: true },
  ]
  return [...begin, ...steps.map(({ event, wait }): SeenEvent => ({ ...event, at: (at += wait) }))]
})

/** The rule, read from the whole history. */
function mayApprove(events: readonly SeenEvent[]): boolean {
  const now = events.at(-1)
  if (now?.kind !== 'sample' || !now.isVisible) return false
  const click = events.findLast((each) => each.kind === 'click')
  if (click?.kind !== 'click' || !click.isTrusted || click.count > 1) return false
  const between = (from: number) => events.filter(({ at }) => at >= from)
  const before = (kind: SeenEvent['kind']) => events.findLast((each) => each.kind === kind && each.at <= click.at)
  const isBroken = between(click.at - seenLimits.visible + 1).some(
    (each) =>
      (each.kind === 'sample' && !each.isVisible) ||
      (each.kind === 'focus' && !each.isFocused) ||
      (each.kind === 'tab' && !each.isVisible),
  )
  const hasMoved = between(click.at - seenLimits.still + 1).some(({ kind }) => kind === 'moved')
  const samples = events.filter((each) => each.kind === 'sample' && each.at <= click.at)
  const isLongEnough = samples.some(({ at }) => at <= click.at - seenLimits.visible)
  const complete = before('complete')
  const input = events.findLast((each) => (each.kind === 'down' || each.kind === 'key') && each.at <= click.at)
  const isHeld = input?.kind === 'key' && input.isRepeat
  return !isBroken && !hasMoved && isLongEnough && complete?.kind === 'complete' && complete.isComplete && !isHeld
}

describe('the proof in any order of events', () => {
  it('approves nothing that the rule forbids', () => {
    assert(
      property(anyEvents, (events) => {
        const states = run(events)
        const approvedAt = states.findIndex((state) => state.isApproved)
        return approvedAt === -1 || mayApprove(events.slice(0, approvedAt))
      }),
    )
  })

  it('approves often enough to mean something', () => {
    const tried = sample(anyEvents, { numRuns: 1_000, seed: 1 })
    expect(tried.filter((events) => isApproved(events)).length).toBeGreaterThan(50)
  })
})
