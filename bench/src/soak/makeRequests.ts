// A process of the soak that makes HTTP requests: `node makeRequests.ts`.
import { setTimeout as wait } from 'node:timers/promises'
import { createVisitor, type Visitor, type VisitKind, visitShares } from './createVisitor.ts'
import type { Fault } from './messages.ts'
import { getNow, keepSchedule, runProcess } from './runProcess.ts'

/** Different addresses that make requests. */
const addressCount = 2_000
/** How long to wait for the last answers, in ms. */
const patience = 60_000

let visitor: Visitor = {
  async visit() {
    throw new Error('The process has no orders yet.')
  },
}
let first = 0

/** A fixed sequence in which each kind has its share and none comes in bursts. */
function listKinds(): readonly VisitKind[] {
  const kinds: VisitKind[] = ['config', 'wallets', 'picture', 'rpc', 'event', 'health', 'sign-in']
  const places = kinds.flatMap((kind) =>
    Array.from({ length: visitShares[kind] }, (_none, index) => ({ kind, place: (index + 0.5) / visitShares[kind] })),
  )
  return places.toSorted((left, right) => left.place - right.place).map(({ kind }) => kind)
}

runProcess({
  async open(order) {
    visitor = createVisitor(order.target)
    ;({ first } = order)
    // Loads what the first visitors would otherwise wait for.
    for (const kind of listKinds()) await visitor.visit(kind, `10.${first}.0.1`)
    return { kind: 'opened' }
  },
  async run({ rate, seconds, startAt }) {
    const kinds = listKinds()
    const faults: Fault[] = []
    const lists = new Map(kinds.map((kind) => [kind, { dueAt: [] as number[], took: [] as number[] }]))
    const pending = new Set<number>()
    const visit = async (kind: VisitKind, index: number, dueAt: number): Promise<void> => {
      const list = lists.get(kind)
      const place = (list?.dueAt.push(dueAt) ?? 0) - 1
      list?.took.push(Number.NaN)
      pending.add(index)
      try {
        const host = index % addressCount
        await visitor.visit(kind, `10.${first}.${1 + (host >> 8)}.${host & 255}`)
        if (list !== undefined) list.took[place] = getNow() - dueAt
      } catch (error) {
        faults.push({ at: getNow(), kind: `${kind} ${error instanceof Error ? error.message : String(error)}` })
      }
      pending.delete(index)
    }
    await keepSchedule({
      startAt,
      seconds,
      rate,
      act: (index, dueAt) => void visit(kinds[index % kinds.length] ?? 'health', index, dueAt),
    })
    for (const endsAt = getNow() + patience; pending.size > 0 && getNow() < endsAt;) await wait(50)
    return {
      kind: 'measured',
      faults,
      counts: undefined,
      series: Array.from(lists, ([name, { dueAt, took }]) => ({
        name,
        dueAt: Float64Array.from(dueAt),
        took: Float64Array.from(took),
      })),
    }
  },
})
