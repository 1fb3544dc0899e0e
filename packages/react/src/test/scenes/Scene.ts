import type { ModalOptions, PlatformPort, ViewName } from '@latchkey/core'
import type { createFakeAdapter, HttpPort } from '@latchkey/core/testing'
import type { ViewWorld, ViewWorldParameters } from '../createViewWorld.ts'

/** A state of a view, and how to reach it. */
export interface Scene {
  readonly name: string
  readonly view: ViewName
  readonly fake: ReturnType<typeof createFakeAdapter>
  readonly others?: readonly ReturnType<typeof createFakeAdapter>[] | undefined
  readonly options?: Partial<ModalOptions> | undefined
  readonly platform?: Partial<PlatformPort> | undefined
  readonly connected?: readonly string[] | undefined
  /** What the last visit stored. */
  readonly storage?: ViewWorldParameters['storage']
  readonly pairs?: ViewWorldParameters['pairs']
  readonly onPropose?: ViewWorldParameters['onPropose']
  /** The HTTP port with the app's cloud. */
  readonly http?: HttpPort | undefined
  /** Opens the modal and creates the state. */
  readonly play: (world: ViewWorld) => void
  /** Test ids of elements to press then, in order. */
  readonly press?: readonly string[] | undefined
  /** Advances the clock, in ms, once the view is on screen. */
  readonly advance?: number | undefined
  /** The view status to wait for. */
  readonly status?: string | undefined
}
