import { expect } from 'vitest'
import { selectRoute } from '../modal/routerState.ts'
import { signInPlugin } from '../sign-in/signInPlugin.ts'
import type { PluginOf } from '../plugin/definePlugin.ts'
import type { SignInMachine } from '../sign-in/createSignIn.ts'
import { selectSignIn, type NamespaceSignIn } from '../sign-in/state.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeSiwx, type FakeSiwx } from './createFakeSiwx.ts'
import { createTestModal, type TestModal } from './createTestModal.ts'

/** A modal that requires a sign-in, with its verifier. */
export interface SignInWorld extends TestModal {
  readonly fake: FakeSiwx
  readonly plugin: PluginOf<typeof signInPlugin>
  readonly machine: () => Promise<SignInMachine>
  readonly signIn: (namespace?: Namespace) => NamespaceSignIn
  readonly status: (namespace?: Namespace) => NamespaceSignIn['status']
  /** Returns the visible view; `closed` if the modal is closed. */
  readonly view: () => string
}

export type SignInWorldParameters = Omit<NonNullable<Parameters<typeof createTestModal>[0]>, 'fake'> & {
  readonly siwx?: FakeSiwx | undefined
  readonly adapter?: Parameters<typeof createFakeAdapter>[0] | undefined
}

/** Creates a modal over a fake adapter whose wallets sign. */
function createSignInWorld(parameters: SignInWorldParameters): SignInWorld {
  const { siwx: fake = createFakeSiwx(), adapter, options, ...parts } = parameters
  const world = createTestModal({
    ...parts,
    fake: createFakeAdapter({ features: fake.features, ...adapter }),
    options: { siwx: fake.siwx, ...options },
  })
  fake.now = world.clock.now
  const { modal } = world
  const plugin = modal.plugin(signInPlugin)
  const signIn = (namespace: Namespace = 'eip155'): NamespaceSignIn => selectSignIn(plugin.store.getState(), namespace)
  return {
    ...world,
    fake,
    plugin,
    machine: plugin.load,
    signIn,
    status: (namespace) => signIn(namespace).status,
    view: () =>
      modal.controllers.modal.store.getState().isOpen
        ? selectRoute(modal.controllers.router.store.getState()).view
        : 'closed',
  }
}

/** Polls without the fake clock: these tests wait only for microtasks and timers of zero. */
const polling: typeof expect.poll = (read) => expect.poll(read, { interval: 2, timeout: 10_000 })

const hasStatus = (world: SignInWorld, status: ReturnType<SignInWorld['status']>) =>
  polling(() => world.status()).toBe(status)

/** Connects from the modal, as a visitor does. */
const connect = async (world: SignInWorld): Promise<void> => {
  const { modal } = world
  await modal.start()
  // A failed sign-in ends the connection at once, possibly within one polling interval.
  let hasConnected = false
  const end = modal.controllers.connection.store.subscribe(({ statuses }) => {
    hasConnected ||= statuses.eip155 === 'connected'
  })
  modal.open()
  modal.controllers.router.push('ConnectingExternal', { connectorId: 'io.metamask', namespace: 'eip155' })
  await polling(() => hasConnected).toBe(true)
  end()
}

/** Creates and controls the modals of sign-in tests. */
export interface SignInWorlds {
  readonly polling: typeof expect.poll
  readonly make: (parameters?: SignInWorldParameters) => SignInWorld
  readonly connect: (world: SignInWorld) => Promise<void>
  /** Returns a connected modal that asks for a sign-in. */
  readonly asked: (parameters?: SignInWorldParameters) => Promise<SignInWorld>
  readonly hasStatus: (world: SignInWorld, status: NamespaceSignIn['status']) => Promise<void>
  readonly signs: (world: SignInWorld) => Promise<SiwxSession>
  readonly cancels: (world: SignInWorld) => Promise<void>
  /** Destroys all modals and checks that no timer is pending. */
  readonly end: () => Promise<void>
}

/** Creates the sign-in modals for the tests of one file. */
export function createSignInWorlds(): SignInWorlds {
  const worlds: SignInWorld[] = []

  const make = (parameters: SignInWorldParameters = {}): SignInWorld => {
    const world = createSignInWorld(parameters)
    worlds.push(world)
    return world
  }

  return {
    make,
    polling,
    hasStatus,
    connect,
    asked: async (parameters) => {
      const world = make(parameters)
      await connect(world)
      await polling(() => world.view()).toBe('SIWXSignMessage')
      return world
    },
    signs: async (world) => await (await world.machine()).signIn(),
    cancels: async (world) => await (await world.machine()).cancel(),
    end: async () => {
      for (const { modal, clock } of worlds.splice(0)) {
        await modal.destroy()
        await polling(() => clock.countTimers()).toBe(0)
      }
    },
  }
}
