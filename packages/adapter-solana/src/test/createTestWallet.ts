import type { ControllableWallet, WalletAnswer } from '@latchkey/testing/adapter'
import type { SolanaTypes } from '../types.ts'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import { requestNode } from './requestNode.ts'
import type { TestKey } from './createTestKey.ts'

/** A wallet of the Wallet Standard with real keys, from all its sides. */
export interface TestWallet {
  readonly wallet: object
  readonly controls: ControllableWallet<SolanaTypes>
  getListenerCount(): number
}

type Method = 'signMessage' | 'signTransaction' | 'signAndSendTransaction'

interface Account {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

interface Input {
  readonly account: Account
  readonly chain?: string
  readonly message?: Uint8Array
  readonly transaction?: Uint8Array
}

/** Makes a wallet with real keys. It rejects every connection until its visitor approves. */
export function createTestWallet(parameters: {
  readonly name: string
  readonly keys: readonly [TestKey, TestKey]
  /** As the Wallet Standard names them, such as `solana:localnet`. */
  readonly chains: readonly string[]
  /** Where it sends transactions. */
  readonly rpcUrl: string
  /** What it can do. Everything if unset. */
  readonly methods?: readonly Method[] | undefined
  readonly versions?: readonly ('legacy' | 0)[] | undefined
  /** How it names a network to the page. */
  readonly toChain?: ((networkId: string) => string) | undefined
}): TestWallet {
  const { name, keys, rpcUrl, toChain = (id) => id } = parameters
  const { methods = ['signMessage', 'signTransaction', 'signAndSendTransaction'], versions = ['legacy', 0] } =
    parameters
  const listeners = new Set<(change: unknown) => void>()
  const held = new Set<(answer: WalletAnswer) => void>()
  let { chains } = parameters
  let isOpen = false
  let revealed: readonly string[] = []
  let answer: WalletAnswer = 'approve'
  let prompts = 0

  const features = methods.map((method) => `solana:${method}`)
  const getAccounts = (): readonly Account[] =>
    revealed.flatMap((address) => {
      const key = keys.find((candidate) => candidate.address === address)
      return key ? [{ address, publicKey: key.publicKey, chains, features }] : []
    })
  const emit = (): void => {
    for (const listener of [...listeners]) listener({ accounts: getAccounts() })
  }
  const ask = async (): Promise<void> => {
    prompts++
    const given =
      answer === 'hold'
        ? await new Promise<WalletAnswer>((resolve) => {
            held.add(resolve)
          })
        : answer
    if (typeof given === 'object') throw given.error
    if (given === 'reject') throw Object.assign(new RangeError('User rejected the request.'), { code: 4001 })
  }
  const findKey = ({ account }: Input): TestKey => {
    const key = keys.find(({ address }) => address === account.address && revealed.includes(address))
    if (!key) throw Object.assign(new RangeError('Unauthorized'), { code: 4100 })
    return key
  }
  const sign = (input: Input): Uint8Array => {
    if (input.chain === undefined || !chains.includes(input.chain)) throw new RangeError('Unknown chain')
    const bytes = input.transaction ?? new Uint8Array()
    const version = decodeTransaction(bytes)?.message.version
    if (!versions.some((known) => known === version)) throw new RangeError('Unknown version')
    return findKey(input).signTransaction(bytes)
  }

  const own = {
    signMessage: async (...inputs: readonly Input[]) => {
      await ask()
      return inputs.map((input) => {
        const signedMessage = input.message ?? new Uint8Array()
        return { signedMessage, signature: findKey(input).sign(signedMessage) }
      })
    },
    signTransaction: async (...inputs: readonly Input[]) => {
      await ask()
      return inputs.map((input) => ({ signedTransaction: sign(input) }))
    },
    signAndSendTransaction: async (...inputs: readonly Input[]) => {
      await ask()
      return Promise.all(
        inputs.map(async (input) => {
          const signed = sign(input)
          const wire = Buffer.from(signed).toString('base64')
          await requestNode({ rpcUrl, method: 'sendTransaction', params: [wire, { encoding: 'base64' }] })
          const [signature] = Object.values(decodeTransaction(signed)?.transaction.signatures ?? {})
          return { signature }
        }),
      )
    },
  }

  return {
    wallet: {
      version: '1.0.0',
      name,
      icon: 'data:image/svg+xml;base64,PHN2Zy8+',
      get chains() {
        return chains
      },
      get accounts() {
        return getAccounts()
      },
      features: {
        'standard:connect': {
          version: '1.0.0',
          connect: async (input?: { readonly silent?: boolean }) => {
            if (!isOpen && input?.silent !== true) {
              await ask()
              isOpen = true
              revealed = keys.map(({ address }) => address)
              emit()
            }
            return { accounts: getAccounts() }
          },
        },
        'standard:disconnect': {
          version: '1.0.0',
          disconnect: async () => {
            isOpen = false
            revealed = []
          },
        },
        'standard:events': {
          version: '1.0.0',
          on: (_event: string, listener: (change: unknown) => void) => {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        ...Object.fromEntries(
          methods.map((method) => [
            `solana:${method}`,
            { version: '1.0.0', supportedTransactionVersions: versions, [method]: own[method] },
          ]),
        ),
      },
    },
    controls: {
      connectorId: name,
      accounts: [keys[0].address, keys[1].address],
      answerWith: (next) => {
        answer = next
      },
      release: async (given) => {
        for (const resolve of held) resolve(given)
        held.clear()
      },
      getPromptCount: () => prompts,
      changeAccounts: async (next) => {
        isOpen = next.length > 0
        revealed = next
        emit()
      },
      offerNetworks: async (networkIds) => {
        chains = networkIds.map(toChain)
        emit()
      },
    },
    getListenerCount: () => listeners.size,
  }
}
