import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Transaction as BitcoinTransaction } from '@scure/btc-signer'
import type { BitcoinAddress } from './parseBitcoinAddress.ts'

/** Creates the transaction that a wallet signs (`to_sign` of BIP-322). */
export async function createToSign(parameters: {
  readonly address: Pick<BitcoinAddress, 'script'>
  readonly message: string
}): Promise<BitcoinTransaction> {
  const { address, message } = parameters
  const { CompactSize, Transaction } = await import('@scure/btc-signer')
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true, disableScriptCheck: true })
  const { script } = address
  const length = CompactSize.encode(BigInt(script.length))
  transaction.addInput({ txid: toSpendId({ script, length, message }), index: 0, sequence: 0 })
  // OP_RETURN
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return transaction
}

/** Returns the id of the virtual transaction whose only output the address locks (`to_spend` of BIP-322). */
function toSpendId(parameters: {
  readonly script: Uint8Array
  readonly length: Uint8Array
  readonly message: string
}): Uint8Array {
  const { length, message, script } = parameters
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const messageHash = sha256(concatBytes(tag, tag, utf8ToBytes(message)))
  const noTransaction = new Uint8Array(32)
  const transaction = concatBytes(
    // Version 0, one input
    Uint8Array.of(0, 0, 0, 0, 1),
    noTransaction,
    Uint8Array.of(0xff, 0xff, 0xff, 0xff),
    // 34 bytes: OP_0 and the hash
    Uint8Array.of(0x22, 0x00, 0x20),
    messageHash,
    // Sequence 0, one output of 0 satoshi
    new Uint8Array(4),
    Uint8Array.of(1),
    new Uint8Array(8),
    length,
    script,
    // Lock time 0
    new Uint8Array(4),
  )
  return sha256(sha256(transaction)).reverse()
}
