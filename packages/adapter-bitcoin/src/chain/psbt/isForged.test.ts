import { base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createRecipients } from '../../test/createRecipients.ts'
import { testAccounts } from '../../test/testAccounts.ts'
import { isForged } from './isForged.ts'

const { segwit, nested, taproot, old, other, ordinals } = testAccounts
const message = 'Hello\nworld 🔑'
const sign = (account: typeof segwit, protocol: 'bip322' | 'ecdsa', text = message): Uint8Array =>
  base64.decode(account.signMessage(text, protocol))

describe.each([
  ['p2wpkh', 'bip322', segwit, other],
  ['p2sh-p2wpkh', 'bip322', nested, other],
  ['p2tr', 'bip322', taproot, ordinals],
  ['p2wpkh', 'ecdsa', segwit, other],
  ['p2sh-p2wpkh', 'ecdsa', nested, other],
  ['p2pkh', 'ecdsa', old, other],
] as const)('a signature of %s by %s', (_type, protocol, account, stranger) => {
  const { address } = account
  const good = sign(account, protocol)

  it('is the account’s', () => {
    expect(isForged({ address, message, signature: good })).toBe(false)
  })

  it('is forged if it has another key, another text, or was changed', () => {
    expect(isForged({ address, message, signature: sign(stranger, protocol) })).toBe(true)
    expect(isForged({ address, message, signature: sign(account, protocol, 'I owe you everything.') })).toBe(true)
    const changed = Uint8Array.from(good)
    changed[40] = (changed[40] ?? 0) ^ 1
    expect(isForged({ address, message, signature: changed })).toBe(true)
  })
})

it('leaves unknown formats, scripts and BIP-137 for taproot to the verifier', () => {
  const random = Uint8Array.from({ length: 200 }, (_, index) => (index * 7) % 251)
  for (const { address } of [segwit, nested, taproot, old])
    expect(isForged({ address, message, signature: random })).toBe(false)
  // Of a script, and of a version of segwit that is still to come.
  for (const address of [createRecipients().p2wsh, 'bc1sw50qgdz25j'])
    expect(isForged({ address, message, signature: sign(segwit, 'bip322') })).toBe(false)
  expect(isForged({ address: taproot.address, message, signature: sign(segwit, 'ecdsa') })).toBe(false)
})

// From the text of BIP-322.
it.each([
  [
    '',
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'Hello World',
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
])('takes the signature that the proposal gives on the text "%s", and not for another text', (text, signed) => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const signature = base64.decode(signed)
  expect(isForged({ address, message: text, signature })).toBe(false)
  expect(isForged({ address, message: `${text}!`, signature })).toBe(true)
})
