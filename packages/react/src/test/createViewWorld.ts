import {
  createFakePairingClient,
  createFakeSite,
  createTestModal,
  type FakePairingClient,
  type FakeSite,
  type TestModal,
} from '@latchkey/core/testing'

/** A code shown by the app, with the wallet's possible responses. */
export type FakeProposal = FakePairingClient['proposals'][number]

export type ViewWorldParameters = Parameters<typeof createTestModal>[0] & {
  /**
   * The app can pair with wallets on other devices, and the test controls the wallet. `never`: the pairing code never loads.
   */
  readonly pairs?: boolean | 'never' | undefined
  /** The wallet's immediate response to each code; by default the relay accepts the code. */
  readonly onPropose?: ((proposal: FakeProposal, phone: FakePairingClient) => void) | undefined
}

export interface ViewWorld extends TestModal {
  /** The wallet on the other device. */
  readonly phone: FakePairingClient
  /** The secure site, for apps that name one. */
  readonly site: FakeSite
}

/** Creates a modal for testing views, with a wallet on another device if the app pairs. */
export function createViewWorld(parameters: ViewWorldParameters = {}): ViewWorld {
  const { pairs = false, onPropose = (proposal) => proposal.publish(), options, ...rest } = parameters
  const openPairingClient = async (): Promise<FakePairingClient['client']> => {
    if (pairs === 'never') await new Promise(() => undefined)
    return {
      ...phone.client,
      propose: async (given) => {
        const proposal = await phone.client.propose(given)
        const made = phone.proposals.at(-1)
        if (made) onPropose(made, phone)
        return proposal
      },
    }
  }
  // The modal's clock exists before a frame opens.
  const site = createFakeSite({ clock: { now: () => test.clock.now() } })
  const test: TestModal = createTestModal({
    frame: site.port,
    ...rest,
    options: pairs ? { relay: { url: 'wss://relay.example' }, openPairingClient, ...options } : options,
  })
  const phone = createFakePairingClient({ now: test.clock.now })
  return { ...test, phone, site }
}
