// A process of the soak that sends messages through the relay: `node makeMessages.ts`.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createGate } from './createGate.ts'
import { createSoakPair, type PairEvents, type SoakPair } from './createSoakPair.ts'
import type { Fault, SoakReport, Target } from './messages.ts'
import { getNow, keepSchedule, runProcess } from './runProcess.ts'

/** Number of pairs connecting at the same time. */
const openAtOnce = 25
/**
 * How long to wait for the last messages once all clients are connected, and for these, in ms: the relay sends again
 * what was not acknowledged after 30 s.
 */
const [patience, connectPatience] = [60_000, 300_000]
/** A fifth of the pairs gets half of the messages. */
const busyShare = 0.2

/** Clients that connect at the same time. */
const gate = createGate({ atOnce: 50 })
const pairs: SoakPair[] = []
const faults: Fault[] = []
const counts = { accepted: 0, delivered: 0, duplicates: 0, reordered: 0, reconnects: 0, replaced: 0 }
/** Messages of pairs that have left. Pairs leave only when nothing of theirs is missing. */
let dueAt = new Float64Array()
let delivered = new Float64Array()
let answered = new Float64Array()
let padding = ''
let nextAddress = 0
let createPair = (): SoakPair => {
  throw new Error('The process has no orders yet.')
}

const events: PairEvents = {
  onAccepted(index) {
    counts.accepted += 1
    answered[index] = getNow() - (dueAt[index] ?? 0)
  },
  onDelivered(index) {
    counts.delivered += 1
    delivered[index] = getNow() - (dueAt[index] ?? 0)
  },
  onDuplicate: () => void (counts.duplicates += 1),
  onReordered: () => void (counts.reordered += 1),
  onReconnect: () => void (counts.reconnects += 1),
  onFault: (kind) => void faults.push({ at: getNow(), kind }),
}

/** Each client has an address of its own. */
function takeAddress(first: number): string {
  nextAddress += 1
  return `10.${first + (nextAddress >> 16)}.${(nextAddress >> 8) & 255}.${nextAddress & 255}`
}

async function open(target: Target, clients: number, first: number): Promise<SoakReport> {
  createPair = () =>
    createSoakPair({
      target,
      gate,
      addresses: [takeAddress(first), takeAddress(first)],
      padding: () => padding,
      events,
    })
  let left = Math.floor(clients / 2)
  const openPairs = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const pair = createPair()
      await pair.ready
      pairs.push(pair)
    }
  }
  await Promise.all(Array.from({ length: openAtOnce }, openPairs))
  return { kind: 'opened' }
}

/** Replaces the next pair whose messages were all delivered. */
function replaceNext(from: number): number {
  for (let step = 0; step < pairs.length; step += 1) {
    const index = (from + step) % pairs.length
    const pair = pairs[index]
    if (pair?.isIdle() !== true) continue
    pair.close()
    pairs[index] = createPair()
    counts.replaced += 1
    return index + 1
  }
  return from
}

runProcess({
  open: ({ clients, first, target }) => open(target, clients, first),
  async run({ bytes, churn, rate, seconds, startAt }) {
    const total = Math.floor(rate * seconds)
    dueAt = new Float64Array(total)
    delivered = new Float64Array(total).fill(Number.NaN)
    answered = new Float64Array(total).fill(Number.NaN)
    padding = randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')
    faults.length = 0
    Object.assign(counts, { duplicates: 0, reconnects: 0 })
    const busy = Math.max(1, Math.floor(pairs.length * busyShare))
    let place = busy
    const sending = keepSchedule({
      startAt,
      seconds,
      rate,
      act(index, due) {
        dueAt[index] = due
        const half = index >> 1
        pairs[index % 2 === 0 ? half % busy : half % pairs.length]?.publish(index)
      },
    })
    const replacing = keepSchedule({
      startAt,
      seconds,
      rate: churn,
      act() {
        place = replaceNext(place)
      },
    })
    await Promise.all([sending, churn > 0 ? replacing : undefined])
    const isDone = (): boolean => pairs.every((pair) => pair.isIdle())
    const isConnected = (): boolean => pairs.every((pair) => pair.isConnected())
    for (const endsAt = getNow() + connectPatience; getNow() < endsAt && !isDone() && !isConnected();) await wait(100)
    for (const endsAt = getNow() + patience; getNow() < endsAt && !isDone();) await wait(100)
    return {
      kind: 'measured',
      faults,
      series: [
        { name: 'message delivered', dueAt, took: delivered },
        { name: 'message answered', dueAt, took: answered },
      ],
      counts: { due: total, lost: pairs.reduce((sum, pair) => sum + pair.countLost(), 0), ...counts },
    }
  },
})
