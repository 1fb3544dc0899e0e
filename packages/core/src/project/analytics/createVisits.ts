import type { Ports } from '../../kernel/ports/ports.ts'

/** A visit ends when nothing has happened for this long, in ms. */
const VISIT_IDLE = 1_800_000

/** A visit ends after this long, in ms. */
const VISIT_LIFE = 21_600_000

/** The visits of one page, one at a time. */
export interface Visits {
  /** Returns the id of the current visit, which an event continues. */
  getId(): string
}

/**
 * Creates the visits of one page. Their ids are random, are kept only in memory, and say nothing of the visitor: the cloud joins the
 * events of a visit by them.
 */
export function createVisits({ clock, random }: Pick<Ports, 'clock' | 'random'>): Visits {
  let visit: { readonly id: string; readonly began: number; readonly latest: number } | undefined
  return {
    getId: () => {
      const now = clock.now()
      const isOver = visit === undefined || now - visit.latest >= VISIT_IDLE || now - visit.began >= VISIT_LIFE
      visit = visit === undefined || isOver ? { id: random.uuid(), began: now, latest: now } : { ...visit, latest: now }
      return visit.id
    },
  }
}
