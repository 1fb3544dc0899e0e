import type { DemoWalletId } from '../state/settings.ts'

/** The wallets that live in the page. */
export const demoWallets: Readonly<
  Record<
    DemoWalletId,
    {
      readonly name: string
      readonly rdns: string
      /** One sentence about what it is good for. */
      readonly text: string
      /** Which of the funded accounts it holds. */
      readonly accounts: readonly [from: number, to: number]
      /** How many of the local chains it knows; an app has to add the others. */
      readonly chains: number
    }
  >
> = {
  demo: {
    name: 'Demo Wallet',
    rdns: 'dev.latchkey.demo',
    text: 'Two funded accounts, both chains',
    accounts: [0, 2],
    chains: 2,
  },
  spare: {
    name: 'Spare Wallet',
    rdns: 'dev.latchkey.spare',
    text: 'Two more, on one chain only',
    accounts: [2, 4],
    chains: 1,
  },
}
