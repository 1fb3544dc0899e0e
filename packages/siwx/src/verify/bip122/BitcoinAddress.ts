/** What a Bitcoin address stands for. */
export interface BitcoinAddress {
  /** `sh` is taken for p2sh-p2wpkh; a signature of any other script does not verify. */
  readonly type: 'pkh' | 'sh' | 'wpkh' | 'tr'
  /** The hash of the public key or of the script; of `tr` the key itself. */
  readonly payload: Uint8Array
  /** The locking script (scriptPubKey). */
  readonly script: Uint8Array
}
