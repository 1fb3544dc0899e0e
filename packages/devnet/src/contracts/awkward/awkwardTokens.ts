import artifact from './AwkwardTokens.json' with { type: 'json' }

/** The name of a token contract for tests. */
export type AwkwardTokenName =
  | 'BytesToken'
  | 'ChangingToken'
  | 'FalseToken'
  | 'FeeToken'
  | 'LyingToken'
  | 'PausableToken'
  | 'RebasingToken'

/** A token contract for tests, which deviates from ERC-20 in one respect. */
export interface AwkwardToken {
  /** What a wallet has to expect of it. */
  readonly deviation: string
  /** The code to deploy, without constructor arguments. */
  readonly bytecode: `0x${string}`
}

/**
 * Token contracts that deviate from ERC-20 as real ones do, to deploy in tests. Anyone can mint them with `mint(address,uint256)`.
 * The token whose `transfer` returns nothing is Legacy Dollar, which the chains start with.
 *
 * @example
 * import { awkwardTokens } from '@latchkey/devnet/awkward-tokens'
 *
 * const hash = await wallet.sendTransaction({ data: awkwardTokens.FeeToken.bytecode })
 */
export const awkwardTokens: Readonly<Record<AwkwardTokenName, AwkwardToken>> = {
  FeeToken: toToken('FeeToken', 'Takes 1 % of every transfer, so that less arrives than was sent.'),
  FalseToken: toToken('FalseToken', 'Returns false, without a log, where others revert.'),
  RebasingToken: toToken('RebasingToken', 'Changes every balance without a transfer: `rebase(uint256)`.'),
  PausableToken: toToken('PausableToken', 'Reverts with a reason: `setPaused(bool)`, `setBlocked(address,bool)`.'),
  ChangingToken: toToken('ChangingToken', 'Changes its decimals: `setDecimals(uint8)`.'),
  BytesToken: toToken('BytesToken', 'Has its name and symbol as `bytes32`.'),
  LyingToken: toToken(
    'LyingToken',
    'Answers as it is told: `setAnswers(bytes,bytes,bytes)`, `setBalance(uint8)`, `setTransfers(uint8)`, `setRefusal(bytes)`.',
  ),
}

function toToken(name: AwkwardTokenName, deviation: string): AwkwardToken {
  return { deviation, bytecode: `0x${artifact.bytecodes[name].slice(2)}` }
}
