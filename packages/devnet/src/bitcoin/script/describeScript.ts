import { Address } from '@scure/btc-signer'
import { addressFormat } from '../constants.ts'
import { formatAsm } from './formatAsm.ts'

/** A script in Esplora's format. */
export interface DescribedScript {
  readonly scriptpubkey: string
  readonly scriptpubkey_asm: string
  readonly scriptpubkey_type: string
  /** Only for types that have addresses. */
  readonly scriptpubkey_address?: string | undefined
}

/** Describes a script, with its address if it has one. */
export function describeScript(script: Buffer): DescribedScript {
  const { address, type } = classify(script)
  return {
    scriptpubkey: script.toString('hex'),
    scriptpubkey_asm: formatAsm(script),
    scriptpubkey_type: type,
    ...(address === undefined ? {} : { scriptpubkey_address: address }),
  }
}

function classify(script: Buffer): { readonly type: string; readonly address?: string | undefined } {
  const { encode } = Address(addressFormat)
  const hex = script.toString('hex')
  if (hex === '') return { type: 'empty' }
  if (script[0] === 0x6a) return { type: 'op_return' }
  if (/^(?:21.{66}|41.{130})ac$/.test(hex)) return { type: 'p2pk' }
  if (/^76a914.{40}88ac$/.test(hex))
    return { type: 'p2pkh', address: encode({ type: 'pkh', hash: script.subarray(3, 23) }) }
  if (/^a914.{40}87$/.test(hex)) return { type: 'p2sh', address: encode({ type: 'sh', hash: script.subarray(2, 22) }) }
  if (/^0014.{40}$/.test(hex)) return { type: 'v0_p2wpkh', address: encode({ type: 'wpkh', hash: script.subarray(2) }) }
  if (/^0020.{64}$/.test(hex)) return { type: 'v0_p2wsh', address: encode({ type: 'wsh', hash: script.subarray(2) }) }
  if (/^5120.{64}$/.test(hex)) return { type: 'v1_p2tr', ...encodeTaproot(script.subarray(2)) }
  if (/^5[1-3](?:21.{66}|41.{130}){1,3}5[1-3]ae$/.test(hex)) return { type: 'multisig' }
  return { type: 'unknown' }
}

/** A taproot output may contain 32 bytes that are not a key: it is unspendable, and has no address here. */
function encodeTaproot(pubkey: Buffer): { readonly address?: string | undefined } {
  try {
    return { address: Address(addressFormat).encode({ type: 'tr', pubkey }) }
  } catch {
    return {}
  }
}
