import { isModalError, ModalError } from '@latchkey/core/adapter'
import { changeFeatures } from './changeFeatures.ts'
import type { Mutant } from './Mutant.ts'

/** What can be wrong with features, errors and manners (invariants 17 to 22). */
export const featureMutants: readonly Mutant[] = [
  {
    invariant: 17,
    fault: 'lists a feature that it has not',
    mutate: (adapter) => {
      const { balance: _balance, ...features } = adapter.features
      return { ...adapter, features }
    },
  },
  {
    invariant: 17,
    fault: 'has a feature without functions',
    mutate: (adapter) => ({ ...adapter, features: Object.assign({}, adapter.features, { assets: {} }) }),
  },
  {
    invariant: 17,
    fault: 'asks a session for what it does not grant',
    mutate: (adapter) => ({
      ...adapter,
      adopt: async (session) => {
        const grant = session.grants.polkadot
        if (!grant) return await adapter.adopt(session)
        return await adapter.adopt({
          ...session,
          grants: { polkadot: { ...grant, methods: ['signMessage', 'transfer'] } },
        })
      },
    }),
  },
  {
    invariant: 18,
    fault: 'signs the text without its last line breaks',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ message }) => ({
        message: { sign: async (call) => await message.sign({ ...call, message: call.message.trimEnd() }) },
      })),
  },
  {
    invariant: 18,
    fault: 'signs with the account in use, whatever account is named',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ message }) => ({
        message: { sign: async ({ address: _address, ...call }) => await message.sign(call) },
      })),
  },
  {
    invariant: 18,
    fault: 'signs with the first account, whatever account was chosen',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ message }) => ({
        message: {
          sign: async (call) => {
            const connection = adapter.store.getState().connections.find(({ id }) => id === call.connectionId)
            return await message.sign({ address: connection?.accounts[0].address, ...call })
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'sends the first call of a batch alone',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ calls }) => ({
        calls: { ...calls, send: async (call) => await calls.send({ ...call, calls: call.calls.slice(0, 1) }) },
      })),
  },
  {
    invariant: 18,
    fault: 'says that a wallet without batches sent one',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ calls }) => ({
        calls: { ...calls, send: async (call) => await calls.send(call).catch(() => ({ id: '0x00' })) },
      })),
  },
  {
    invariant: 18,
    fault: 'tells capabilities by chain numbers',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ calls }) => ({
        calls: { ...calls, getCapabilities: async () => ({ '0x1': { atomic: 'supported' } }) },
      })),
  },
  {
    invariant: 18,
    fault: 'reports every asset as spent',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ assets }) => ({
        assets: { list: async (call) => (await assets.list(call)).map((asset) => ({ ...asset, balance: 0n })) },
      })),
  },
  {
    invariant: 18,
    fault: 'reports no assets where the wallet reports none',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ assets }) => ({
        assets: { list: async (call) => await assets.list(call).catch(() => []) },
      })),
  },
  {
    invariant: 18,
    fault: 'does not listen to an abort of a signature',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ message }) => ({
        message: { sign: async ({ signal: _signal, ...call }) => await message.sign(call) },
      })),
  },
  {
    invariant: 18,
    fault: 'tells a balance in whole coins',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ balance }) => ({
        balance: {
          getNative: async (call) => {
            const { value, ...rest } = await balance.getNative(call)
            return { value: value / 1000n, ...rest }
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'settles a sped-up transaction with the old id',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transaction }) => ({
        transaction: { ...transaction, wait: async (call) => ({ ...(await transaction.wait(call)), id: call.id }) },
      })),
  },
  {
    invariant: 18,
    fault: 'takes the transaction that cancelled another for its success',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transaction }) => ({
        transaction: {
          ...transaction,
          wait: async (call) => {
            const outcome = await transaction.wait(call)
            return outcome.status === 'replaced' ? { ...outcome, status: 'success' } : outcome
          },
        },
      })),
  },
  {
    invariant: 18,
    fault: 'calls a transaction reverted that succeeded',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transaction }) => ({
        transaction: { ...transaction, wait: async ({ id }) => ({ status: 'reverted' as const, id }) },
      })),
  },
  {
    invariant: 18,
    fault: 'finds any transaction that used the nonce',
    mutate: (adapter) =>
      changeFeatures(adapter, ({ transaction }) => ({
        transaction: {
          ...transaction,
          trace: async ({ transaction: _request, transfer: _transfer, ...call }) =>
            (await transaction.trace?.(call)) ?? { isContract: false, facts: {} },
        },
      })),
  },
  {
    invariant: 19,
    fault: 'takes an address with blanks around it',
    mutate: (adapter) => ({ ...adapter, isAddress: (value) => adapter.isAddress(value.trim()) }),
  },
  {
    invariant: 19,
    fault: 'takes nothing for an address',
    mutate: (adapter) => ({ ...adapter, isAddress: () => false }),
  },
  {
    invariant: 20,
    fault: 'passes a wallet’s own errors on',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) =>
        await adapter.connect(parameters).catch((error: unknown) => {
          throw isModalError(error) ? (error.cause ?? error) : error
        }),
    }),
  },
  {
    invariant: 20,
    fault: 'calls every refusal a failure',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) =>
        await adapter.switchNetwork(parameters).catch((cause: unknown) => {
          throw new ModalError('network.switchFailed', { cause })
        }),
    }),
  },
  {
    invariant: 20,
    fault: 'accepts a connection that does not exist',
    mutate: (adapter) => ({
      ...adapter,
      switchNetwork: async (parameters) => {
        const isKnown = adapter.store.getState().connections.some(({ id }) => id === parameters.connectionId)
        if (isKnown) await adapter.switchNetwork(parameters)
      },
    }),
  },
  {
    invariant: 21,
    fault: 'is the same for everyone',
    mutate: (adapter, { former }) => former[0] ?? adapter,
  },
  {
    invariant: 21,
    fault: 'connects every adapter of the page',
    mutate: (adapter, { former }) => ({
      ...adapter,
      connect: async (parameters) => {
        for (const other of former) await other.connect(parameters).catch(() => undefined)
        return await adapter.connect(parameters)
      },
    }),
  },
  {
    invariant: 21,
    fault: 'ends with every other adapter of the page',
    mutate: (adapter, { former }) => {
      for (const other of former) {
        const { destroy } = other
        Object.assign(other, {
          destroy: async () => {
            await destroy()
            await adapter.destroy()
          },
        })
      }
      return adapter
    },
  },
  {
    invariant: 22,
    fault: 'logs a connect',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => {
        // oxlint-disable-next-line no-console -- This is the fault.
        console.info('connecting')
        return await adapter.connect(parameters)
      },
    }),
  },
  {
    invariant: 22,
    fault: 'warns in the log of a refusal',
    mutate: (adapter, { context }) => ({
      ...adapter,
      connect: async (parameters) =>
        await adapter.connect(parameters).catch((error: unknown) => {
          context.ports.logger.warn('refused')
          throw error
        }),
    }),
  },
  {
    invariant: 22,
    fault: 'leaves a rejection unhandled',
    mutate: (adapter) => ({
      ...adapter,
      connect: async (parameters) => {
        const attempt = adapter.connect(parameters)
        void attempt.then(() => undefined)
        return await attempt
      },
    }),
  },
]
