import { changeFeatures } from './changeFeatures.ts'
import type { Mutant } from './Mutant.ts'

/** What can be wrong with transfers and their forecasts (invariant 18). */
export const transferMutants: readonly Mutant[] = [
  {
    invariant: 18,
    fault: 'offers speeds without the usual one',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({ transfer: { ...transfer, getSpeeds: async () => ['slow'] } })),
  },
  {
    invariant: 18,
    fault: 'sends a little less than was asked',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: {
          ...transfer,
          send: async (call) => await transfer.send({ ...call, amount: call.amount - 1n }),
        },
      })),
  },
  {
    invariant: 18,
    fault: 'sends coins for tokens',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, send: async ({ token: _token, ...call }) => await transfer.send(call) },
      })),
  },
  {
    invariant: 18,
    fault: 'says that a transfer was sent without sending it',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, send: async () => ({ id: '0x00' as const }) },
      })),
  },
  {
    invariant: 18,
    fault: 'estimates that a transfer is free',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, estimate: async () => ({ fee: 0n, feeAtMost: 0n }) },
      })),
  },
  {
    invariant: 18,
    fault: 'forgets the fee in the largest amount',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: {
          ...transfer,
          getMax: async (call) => {
            const { amount = 0n, fee = 0n } = (await transfer.getMax?.(call)) ?? {}
            return { amount: amount + fee, fee }
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'leaves half of the coins in the largest transfer',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: {
          ...transfer,
          getMax: async (call) => {
            const { amount = 0n, fee = 0n } = (await transfer.getMax?.(call)) ?? {}
            return { amount: amount / 2n, fee }
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'tells a success of every transfer',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, simulate: async () => ({ status: 'success' as const }) },
      })),
  },
  {
    invariant: 18,
    fault: 'tells that a little less arrives than was sent',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: {
          ...transfer,
          simulate: async (call) => {
            const simulation = (await transfer.simulate?.(call)) ?? { status: 'failure' as const }
            return { ...simulation, ...(simulation.arrives && { arrives: simulation.arrives - 1n }) }
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'sends a transfer to see what it does',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: {
          ...transfer,
          simulate: async (call) => {
            await transfer.send(call)
            return { status: 'success' as const, arrives: call.amount }
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'takes every receiver for a contract',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, inspect: async () => ({ kind: 'contract' as const }) },
      })),
  },
  {
    invariant: 18,
    fault: 'names a least amount that need not be kept',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transfer }) => ({
        transfer: { ...transfer, inspect: async () => ({ kind: 'account' as const, minimum: 2n }) },
      })),
  },
]
