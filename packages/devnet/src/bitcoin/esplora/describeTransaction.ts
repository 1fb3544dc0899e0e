import type { BcoinInput, BcoinOutput } from '../bcoin/BcoinTransaction.ts'
import type { ChainState, ChainTransaction } from '../chain/ChainState.ts'
import { type DescribedScript, describeScript } from '../script/describeScript.ts'
import { formatAsm } from '../script/formatAsm.ts'
import { type DescribedStatus, describeStatus } from './describeStatus.ts'

/** An output in Esplora's format; `value` in satoshi. */
export interface DescribedOutput extends DescribedScript {
  readonly value: number
}

/** An input in Esplora's format. */
export interface DescribedInput {
  readonly txid: string
  readonly vout: number
  /** The spent output; null for a coinbase. */
  readonly prevout: DescribedOutput | null
  readonly scriptsig: string
  readonly scriptsig_asm: string
  readonly witness?: readonly string[] | undefined
  readonly is_coinbase: boolean
  readonly sequence: number
  readonly inner_redeemscript_asm?: string | undefined
  readonly inner_witnessscript_asm?: string | undefined
}

/** A transaction in Esplora's format; `size` in bytes, `weight` in weight units, `fee` in satoshi. */
export interface DescribedTransaction {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly vin: readonly DescribedInput[]
  readonly vout: readonly DescribedOutput[]
  readonly size: number
  readonly weight: number
  readonly fee: number
  readonly status: DescribedStatus
}

/** Describes a transaction. */
export function describeTransaction(parameters: { entry: ChainTransaction; state: ChainState }): DescribedTransaction {
  const { entry, state } = parameters
  const { fee, spent, transaction, txid } = entry
  return {
    txid,
    version: transaction.version,
    locktime: transaction.locktime,
    vin: transaction.inputs.map((input, index) => describeInput(input, spent[index])),
    vout: transaction.outputs.map(describeOutput),
    size: transaction.getSize(),
    weight: transaction.getWeight(),
    fee,
    status: describeStatus({ txid, state }),
  }
}

function describeOutput({ script, value }: BcoinOutput): DescribedOutput {
  return { ...describeScript(script.raw), value }
}

function describeInput(input: BcoinInput, output: BcoinOutput | undefined): DescribedInput {
  const { prevout, script, sequence, witness } = input
  const redeem = output?.script.isScripthash() === true ? script.getRedeem() : null
  const program = redeem ?? output?.script
  const isWitnessScript = program !== undefined && /^0020.{64}$/.test(program.raw.toString('hex'))
  const inner = isWitnessScript ? witness.items.at(-1) : undefined
  return {
    txid: prevout.txid(),
    vout: prevout.index,
    prevout: output === undefined ? null : describeOutput(output),
    scriptsig: script.raw.toString('hex'),
    scriptsig_asm: formatAsm(script.raw),
    ...(witness.items.length > 0 && { witness: witness.items.map((item) => item.toString('hex')) }),
    is_coinbase: output === undefined,
    sequence,
    ...(redeem !== null && { inner_redeemscript_asm: formatAsm(redeem.raw) }),
    ...(inner !== undefined && { inner_witnessscript_asm: formatAsm(inner) }),
  }
}
