import { createModal } from '../createModal.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { createFakeClock, type FakeClock } from '../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { FramePort, HttpPort, PlatformPort, StoragePort } from '../kernel/ports/ports.ts'
import type { RecordedEvent } from '../telemetry/events.ts'
import type { Modal, ModalOptions } from '../plugin/Modal.ts'
import { installModalPlugins } from '../modalPlugins.ts'
import { createFakeAdapter, type FakeAdapter, type FakeAdapterWorld } from './createFakeAdapter.ts'

/** A modal under test, with the controls for a test. */
export interface TestModal {
  readonly modal: Modal
  readonly adapter: FakeAdapter
  readonly clock: FakeClock
  readonly storage: StoragePort
  readonly events: RecordedEvent[]
  readonly errors: ModalError[]
  readonly logged: string[]
  /** Returns the names of the events so far. */
  eventNames(): readonly string[]
}

const browser: PlatformPort = {
  isBrowser: true,
  isMobile: false,
  userAgent: '',
  origin: 'https://app.example',
  timeZone: 'Europe/Lisbon',
}

/** Creates a real modal over a fake adapter, a fake clock and a storage in memory. */
export function createTestModal(
  parameters: {
    readonly options?: Partial<ModalOptions> | undefined
    readonly storage?: StoragePort | undefined
    readonly platform?: Partial<PlatformPort> | undefined
    /** The network; by default that of the machine, which only a modal with a cloud uses. */
    readonly http?: HttpPort | undefined
    /** The frames of the secure site; by default iframes of the page. */
    readonly frame?: FramePort | undefined
    readonly fake?: Pick<FakeAdapterWorld, 'adapter' | 'factory'> | undefined
    readonly others?: readonly Pick<FakeAdapterWorld, 'factory'>[] | undefined
  } = {},
): TestModal {
  const fake = parameters.fake ?? createFakeAdapter({})
  const clock = createFakeClock()
  const storage = parameters.storage ?? createMemoryStorage()
  const events: RecordedEvent[] = []
  const errors: ModalError[] = []
  const logged: string[] = []
  const log = (...values: readonly unknown[]): void => void logged.push(values.map(String).join(' '))
  const modal = createModal({
    projectId: 'dev',
    networks: [mainnet, arbitrum],
    adapters: [fake.factory, ...(parameters.others ?? []).map(({ factory }) => factory)],
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ports: {
      clock,
      storage,
      platform: { ...browser, ...parameters.platform },
      http: parameters.http,
      frame: parameters.frame,
      logger: { error: log, warn: log, info: () => undefined, debug: () => undefined },
    },
    ...parameters.options,
  })
  installModalPlugins(modal)
  return {
    modal,
    adapter: fake.adapter,
    clock,
    storage,
    events,
    errors,
    logged,
    eventNames: () => events.map(({ data }) => data.event),
  }
}
