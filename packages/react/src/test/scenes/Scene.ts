import type { ModalOptions, PlatformPort, ViewName } from '@latchkey/core'
import type { createFakeAdapter, HttpPort } from '@latchkey/core/testing'
import type { ViewWorld, ViewWorldParameters } from '../createViewWorld.ts'

/** A state of a view, and how it comes about. */
export interface Scene {
  readonly name: string
  readonly view: ViewName
  readonly fake: ReturnType<typeof createFakeAdapter>
  readonly others?: readonly ReturnType<typeof createFakeAdapter>[] | undefined
  readonly options?: Partial<ModalOptions> | undefined
  readonly platform?: Partial<PlatformPort> | undefined
  readonly connected?: readonly string[] | undefined
  /** What the last visit left. */
  readonly storage?: ViewWorldParameters['storage']
  readonly pairs?: ViewWorldParameters['pairs']
  readonly onPropose?: ViewWorldParameters['onPropose']
  /** The app's cloud. */
  readonly http?: HttpPort | undefined
  /** Opens the modal and brings the state about. */
  readonly play: (world: ViewWorld) => void
  /** Pressed then, by their test ids. */
  readonly press?: readonly string[] | undefined
  /** Moves the clock, in ms, when all is on screen. */
  readonly advance?: number | undefined
  /** A status to be waited for. */
  readonly status?: string | undefined
}
