import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { waitUntil } from '../checks/waitUntil.ts'
import { within } from '../checks/within.ts'

/** Invariant 18, third part: what some wallets can do and others cannot. Both wallets of the harness are tried. */
export const walletFeatureCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'a batch of calls changes the chain, where the wallet takes batches; elsewhere it is refused by code',
    run: async (world) => {
      const { harness, patience } = world
      const { chain } = harness
      const adapter = await world.startAdapter()
      const { calls } = adapter.features
      for (const wallet of [harness.wallet, harness.otherWallet]) {
        const connection = await world.connect(adapter, wallet)
        const isListed = connection.features.includes('calls')
        const connectionId = connection.id
        const recipients = [chain.createRecipient(), chain.createRecipient()]
        const batch = { connectionId, calls: recipients.map((to) => ({ to, value: chain.amount })) }
        if (!calls) {
          checkTrue(!isListed, 'No wallet takes batches if the adapter cannot')
        } else if (!isListed) {
          await checkRejects({ promise: calls.send(batch), patience, claim: 'A batch is refused' })
        } else {
          const capabilities = await within({
            promise: calls.getCapabilities({ connectionId }),
            patience,
            awaited: 'the capabilities',
          })
          checkTrue(
            Object.keys(capabilities).every((networkId) => networkId.startsWith(`${adapter.namespace}:`)),
            'Capabilities are told by CAIP-2 id',
          )
          const { id } = await within({ promise: calls.send(batch), patience, awaited: 'the batch is sent' })
          await waitUntil({
            condition: async () => (await calls.getStatus({ connectionId, id })).status === 'success',
            patience,
            awaited: 'the batch succeeds',
          })
          for (const address of recipients) await world.waitForBalance({ address, balance: chain.amount })
        }
      }
    },
  },
  {
    invariant: 18,
    title: 'the assets that a wallet reports are the chain’s; a wallet that reports none refuses by code',
    run: async (world) => {
      const { harness, patience } = world
      const { chain, networks } = harness
      const adapter = await world.startAdapter()
      const { assets } = adapter.features
      for (const wallet of [harness.wallet, harness.otherWallet]) {
        const connection = await world.connect(adapter, wallet)
        const isListed = connection.features.includes('assets')
        const connectionId = connection.id
        if (!assets) {
          checkTrue(!isListed, 'No wallet reports assets if the adapter cannot')
        } else if (!isListed) {
          await checkRejects({ promise: assets.list({ connectionId }), patience, claim: 'A report is refused' })
        } else {
          const reported = await within({ promise: assets.list({ connectionId }), patience, awaited: 'the report' })
          const [address] = wallet.accounts
          for (const token of [undefined, ...chain.tokens]) {
            const asset = reported.find(
              (candidate) =>
                candidate.caipNetworkId === networks.current.caipNetworkId &&
                candidate.address?.toLowerCase() === token?.toLowerCase(),
            )
            checkEqual({
              actual: asset?.balance,
              expected: await chain.getBalance({ address, token }),
              claim: `The reported balance of ${token ?? 'the native coin'} is the chain’s`,
            })
          }
        }
      }
    },
  },
]
