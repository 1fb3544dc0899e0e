import { p2pk, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { regtest, type TestAccountType } from './createTestAccount.ts'

/** Unused addresses of every kind. */
export function createRecipients(): Readonly<Record<TestAccountType | 'p2wsh', string>> {
  const key = randomPrivateKeyBytes()
  const inner = p2wpkh(pubECDSA(key), regtest)
  return {
    p2wpkh: inner.address ?? '',
    'p2sh-p2wpkh': p2sh(inner, regtest).address ?? '',
    p2tr: p2tr(pubSchnorr(key), undefined, regtest).address ?? '',
    p2pkh: p2pkh(pubECDSA(key), regtest).address ?? '',
    p2wsh: p2wsh(p2pk(pubECDSA(key), regtest), regtest).address ?? '',
  }
}
