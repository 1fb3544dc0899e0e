import { isCaipNetworkId } from '@latchkey/protocol/caip'
import {
  array,
  custom,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import type { FailedAttempt } from '../../pool/Attempt.ts'
import type { SandboxProduct } from './SandboxProduct.ts'

/** How long the faucet may take to send coins, in ms: it waits for their block. */
const sendTimeout = 20_000

const word = pipe(string(), minLength(1), maxLength(128))
const decimals = pipe(number(), integer(), minValue(0), maxValue(36))
const coin = object({ name: word, symbol: word, decimals })

const evmChainSchema = object({
  caipNetworkId: custom<`eip155:${string}`>(isNetworkOf('eip155')),
  name: word,
  nativeCurrency: coin,
  tokens: array(object({ ...coin.entries, address: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/)) })),
})
const solanaChainSchema = object({
  caipNetworkId: custom<`solana:${string}`>(isNetworkOf('solana')),
  name: word,
  nativeCurrency: coin,
  tokens: array(object({ ...coin.entries, mint: word })),
})

/** The description of a devnet, as far as it is for sale. */
const descriptionSchema: GenericSchema<unknown, readonly SandboxProduct[]> = pipe(
  object({ evm: array(evmChainSchema), solana: optional(solanaChainSchema) }),
  transform(({ evm, solana }) => [
    ...evm.flatMap((chain) => toProducts('eip155', chain)),
    ...(solana === undefined
      ? []
      : toProducts('solana', {
          ...solana,
          tokens: solana.tokens.map(({ mint, ...token }) => ({ ...token, address: mint })),
        })),
  ]),
)

const transferSchema = object({ hash: pipe(string(), minLength(1), maxLength(128), regex(/^[0-9a-zA-Z]+$/)) })

/** The faucet of `latchkey-devnet`. */
export interface Faucet {
  /** Lists what it can send. Rejects only if `signal` aborts. */
  readProducts(parameters: {
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly kind: 'answered'; readonly value: readonly SandboxProduct[] } | FailedAttempt>
  /** Sends coins, and resolves with the transaction's hash or signature once it is on the chain; `undefined` if it failed. */
  send(parameters: {
    readonly product: SandboxProduct
    readonly account: string
    /** In the smallest unit. */
    readonly amount: bigint
  }): Promise<string | undefined>
}

/** Creates the interface to a faucet. */
export function createFaucet({ upstream }: { readonly upstream: HttpUpstream }): Faucet {
  return {
    readProducts: (limits) => upstream.call({ path: [], schema: descriptionSchema, ...limits }),
    async send({ account, amount, product }) {
      const answer = await upstream.call({
        path: ['faucet'],
        body: {
          caipNetworkId: product.network,
          address: account,
          amount: String(amount),
          ...(product.token === undefined ? {} : { token: product.token }),
        },
        schema: transferSchema,
        timeout: sendTimeout,
      })
      return answer.kind === 'answered' ? answer.value.hash : undefined
    },
  }
}

function isNetworkOf(namespace: SandboxProduct['namespace']): (value: unknown) => boolean {
  return (value) => isCaipNetworkId(value) && value.startsWith(`${namespace}:`)
}

function toProducts(
  namespace: SandboxProduct['namespace'],
  chain:
    | InferOutput<typeof evmChainSchema>
    | (Omit<InferOutput<typeof solanaChainSchema>, 'tokens'> & {
        readonly tokens: InferOutput<typeof evmChainSchema>['tokens']
      }),
): readonly SandboxProduct[] {
  const common = { namespace, network: chain.caipNetworkId, networkName: chain.name }
  return [
    { ...chain.nativeCurrency, ...common, token: undefined },
    ...chain.tokens.map(({ address, ...token }) => ({ ...token, ...common, token: address })),
  ]
}
