/** The order of secp256k1: a key is below it. */
const curveOrder = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n

/** Whether a text is a private key of secp256k1: 32 bytes in hex, with or without `0x`. */
export function isPrivateKey(text: string): boolean {
  if (!/^(?:0x)?[\da-f]{64}$/i.test(text)) return false
  const value = BigInt(`0x${text.replace(/^0x/i, '')}`)
  return value > 0n && value < curveOrder
}
