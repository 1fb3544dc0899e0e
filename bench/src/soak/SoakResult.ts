import type { NodeUse } from '../relay/startNode.ts'
import type { Fault, MessageCounts, Series } from './messages.ts'

/** A process that was ended and started again. Times in ms since the epoch. */
export interface Restart {
  readonly what: string
  readonly at: number
  /** When it answered again. */
  readonly backAt: number
}

/** The resources of all nodes at a time. A node that is not running has no entry. */
export interface Sample {
  readonly at: number
  readonly nodes: readonly (NodeUse | undefined)[]
  /** The 99th percentile of the delay of the balancer's event loop, in ms. If it is high, the machine is too busy. */
  readonly balancerLag: number
}

/** Everything that a soak has measured. */
export interface Measurements {
  readonly startAt: number
  readonly seconds: number
  readonly restarts: readonly Restart[]
  readonly samples: readonly Sample[]
  readonly series: readonly Series[]
  readonly faults: readonly Fault[]
  readonly counts: MessageCounts
}

/** How long something took, in ms. */
export interface Spread {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** A minute of the soak. Memory in bytes, delays in ms. */
export interface Minute {
  readonly minute: number
  readonly restarts: readonly string[]
  readonly nodes: readonly {
    readonly memory: number
    readonly heap: number
    readonly lag: number
    readonly sockets: number
    /** The part of a core that it used, as a share of 1. */
    readonly processor: number
  }[]
  readonly balancerLag: number
  readonly messages: Spread
  readonly requests: Spread
}

/** The results of a soak. */
export interface SoakResult {
  readonly command: string
  readonly machine: string
  readonly counts: MessageCounts
  /** By name of the series, and for all requests together. */
  readonly times: readonly {
    readonly name: string
    readonly outside: Spread
    readonly inside: Spread
    readonly unfinished: number
  }[]
  readonly minutes: readonly Minute[]
  readonly restarts: readonly {
    readonly what: string
    /** In seconds from the start. */
    readonly at: number
    /** Until the process answered again, and until messages were as fast as before, in seconds. */
    readonly back: number
    readonly recovered: number | undefined
  }[]
  readonly faults: readonly { readonly kind: string; readonly outside: number; readonly inside: number }[]
  /** By how much the memory of the node that was not restarted differed from its mean, as a share of 1. */
  readonly memoryDeviation: number | undefined
}
