import type { AdapterFeatures, TransferParameters, TransferSimulation } from '../adapter/features.ts'
import type { Network } from '../adapter/Network.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { SendFacts, SendPayer, SendToken } from './state.ts'

export interface ReadFactsParameters {
  readonly features: AdapterFeatures
  readonly network: Network
  readonly payer: SendPayer
  readonly token: SendToken
  /** `null` while the receiver is not known. */
  readonly to: string | null
  /** `null` while the amount is not known. */
  readonly amount: bigint | null
  readonly speed: TransferParameters['speed']
  readonly signal: AbortSignal
}

/** Reads both balances of the payer. A balance that the adapter does not tell is `null`. @throws the adapter's errors */
export async function readBalances(
  parameters: Pick<ReadFactsParameters, 'features' | 'network' | 'payer' | 'token' | 'signal'>,
): Promise<Pick<SendFacts, 'balance' | 'coinBalance'>> {
  const { features, network, payer, token, signal } = parameters
  const { address } = payer
  const [coin, tokens] = await Promise.all([
    features.balance?.getNative({ address, network, signal }) ?? null,
    token.address === null
      ? null
      : (features.balance?.getTokens?.({ address, network, tokens: [token.address], signal }) ?? null),
  ])
  const coinBalance = coin?.value ?? null
  return { coinBalance, balance: token.address === null ? coinBalance : (tokens?.[0]?.value ?? null) }
}

/** Estimates the fee. Nothing is known of it while the account cannot pay for the transfer at all. */
export async function readFee(parameters: ReadFactsParameters): Promise<Pick<SendFacts, 'fee' | 'feeAtMost'>> {
  const { features, to, amount } = parameters
  const { transfer } = features
  if (transfer === undefined || to === null || amount === null || amount <= 0n) return { fee: null, feeAtMost: null }
  return await transfer.estimate(toTransfer(parameters, { to, amount })).catch(() => ({ fee: null, feeAtMost: null }))
}

/** Reads what the receiver is; `null` if the chain does not say. */
export async function readReceiver(parameters: ReadFactsParameters): Promise<SendFacts['receiver']> {
  const { features, payer, token, to, signal } = parameters
  if (to === null || !features.transfer?.inspect) return null
  const inspecting = features.transfer.inspect({
    connectionId: payer.connectionId,
    to,
    token: token.address ?? undefined,
    signal,
  })
  return await inspecting.catch(() => null)
}

/** What the chain expects of the transfer; `null` if it cannot say. */
export async function simulate(parameters: ReadFactsParameters): Promise<TransferSimulation | null> {
  const { features, to, amount } = parameters
  if (to === null || amount === null || !features.transfer?.simulate) return null
  try {
    return await features.transfer.simulate(toTransfer(parameters, { to, amount }))
  } catch (error) {
    // The adapter knows that the transfer cannot be: a frozen account, a token with a hook.
    if (isModalError(error, 'transaction.simulationFailed')) return { status: 'failure', reason: error.details }
    return null
  }
}

/** Whether the chain still gives the token as many decimals. True if the chain does not say. */
export async function hasSameDecimals(
  parameters: Pick<ReadFactsParameters, 'features' | 'network' | 'token' | 'signal'>,
): Promise<boolean> {
  const { features, network, token, signal } = parameters
  if (token.address === null || !features.balance?.getTokenInfo) return true
  const reading = features.balance.getTokenInfo({ token: token.address, network, signal })
  const info = await reading.catch(() => undefined)
  return info === undefined || info.decimals === token.decimals
}

/** Reads the largest amount that can be sent. @throws the adapter's errors */
export async function readMax(
  parameters: ReadFactsParameters & { readonly to: string },
): Promise<{ readonly amount: bigint; readonly fee: bigint } | undefined> {
  const { features, payer, token, to, speed, signal } = parameters
  return await features.transfer?.getMax?.({
    connectionId: payer.connectionId,
    to,
    token: token.address ?? undefined,
    speed,
    signal,
  })
}

/** The transfer as the adapter takes it. */
export function toTransfer(
  { payer, token, speed, signal }: Pick<ReadFactsParameters, 'payer' | 'token' | 'speed' | 'signal'>,
  { to, amount }: { readonly to: string; readonly amount: bigint },
): TransferParameters {
  return { connectionId: payer.connectionId, to, amount, token: token.address ?? undefined, speed, signal }
}

/** What a failed read means for the visitor. */
export const toReadError = (error: unknown): ModalError => toModalError(error, 'request.failed')
