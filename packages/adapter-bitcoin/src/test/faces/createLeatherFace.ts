import { readProperty } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import { createHuman } from '../createHuman.ts'
import type { Face, FaceParameters } from './types.ts'

/** Leather: every question opens its window, answers are JSON-RPC, and so are rejections. */
export function createLeatherFace(
  parameters: FaceParameters & {
    readonly sendTransfer?: ((to: string, amount: string) => Promise<string>) | undefined
  },
): Face {
  const { accounts, alter = (psbt) => psbt, sendTransfer } = parameters
  const human = createHuman(() => ({
    jsonrpc: '2.0',
    id: '1',
    error: { code: 4001, message: 'User rejected the request' },
  }))
  const calls: [string, ...unknown[]][] = []
  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    getAddresses: () => ({
      addresses: [
        ...accounts.map(({ address, publicKey, type }) => ({ symbol: 'BTC', type, address, publicKey })),
        { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
      ],
    }),
    signMessage: (params) => {
      const account = accounts.find(({ type }) => type === readProperty(params, 'paymentType'))
      const signature = account?.signMessage(String(readProperty(params, 'message')), 'bip322')
      return { signature, address: account?.address }
    },
    signPsbt: (params) => {
      const indexes: unknown = readProperty(params, 'signAtIndex')
      let psbt = alter(hex.decode(String(readProperty(params, 'hex'))))
      for (const index of Array.isArray(indexes) ? indexes : []) {
        for (const account of accounts) {
          try {
            psbt = account.signPsbt(psbt, [Number(index)])
          } catch {
            // It is another account's input.
          }
        }
      }
      return { hex: hex.encode(psbt) }
    },
    sendTransfer: async (params) => {
      const [recipient] = [readProperty(params, 'recipients')].flat()
      const amount = readProperty(recipient, 'amount')
      if (typeof amount !== 'string') throw new TypeError('An amount is text here')
      return { txid: await sendTransfer?.(String(readProperty(recipient, 'address')), amount) }
    },
  }
  return {
    wallet: {
      request: async (method: string, params: unknown) => {
        calls.push([method, params])
        await human.ask()
        const perform = methods[method]
        if (!perform) throw { jsonrpc: '2.0', id: '1', error: { code: -32_601, message: 'Not found' } } // oxlint-disable-line typescript/only-throw-error -- as Leather does it
        return { jsonrpc: '2.0', id: '1', result: await perform(params) }
      },
    },
    human,
    calls,
    show: () => undefined,
    goTo: () => undefined,
    getListenerCount: () => 0,
  }
}
