import { createKeyPairSignerFromBytes, getBase58Encoder } from '@solana/kit'
import { isHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, it } from 'vitest'
import { recoverWallet } from './recoverWallet.ts'
import { createRecoverable, toCode } from './test/createRecoverable.ts'

const toHexText = (text: string): `0x${string}` => (isHex(text) ? text : '0x')
it('recovers the words of a wallet from its file and its code, with everything else gone', async () => {
  const { addresses, code, file } = await createRecoverable()
  const recovered = await recoverWallet({ file, code: code.toLowerCase() })
  expect(recovered.addresses).toEqual(addresses)
  expect(mnemonicToAccount(await recovered.reveal('words')).address).toBe(addresses.eip155)
  expect(privateKeyToAddress(toHexText(await recovered.reveal('eip155')))).toBe(addresses.eip155)
  const solana = await createKeyPairSignerFromBytes(getBase58Encoder().encode(await recovered.reveal('solana')))
  expect(solana.address).toBe(addresses.solana)
})

it('recovers nothing with another code, a mistyped one, another file or other addresses', async () => {
  const { addresses, code, file } = await createRecoverable()
  const other = await createRecoverable()
  const altered = file.replace(addresses.eip155, other.addresses.eip155)
  await expect(recoverWallet({ file, code: toCode(8) })).rejects.toThrow('vault.wrongShares')
  await expect(recoverWallet({ file, code: `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}` })).rejects.toThrow(
    'vault.wrongCode',
  )
  await expect(recoverWallet({ file: '{}', code })).rejects.toThrow('vault.malformed')
  await expect(recoverWallet({ file: altered, code })).rejects.toThrow('vault.foreignVault')
})

it('recovers nothing more after it was closed', async () => {
  const { code, file } = await createRecoverable()
  const recovered = await recoverWallet({ file, code })
  recovered.close()
  await expect(recovered.reveal('words')).rejects.toThrow('closed')
})

it('recovers the wallet that a code seals although the addresses beside it were changed, but only if that is wanted', async () => {
  const { addresses, code, file } = await createRecoverable()
  const other = await createRecoverable()
  const altered = file.replace(addresses.eip155, other.addresses.eip155)
  await expect(recoverWallet({ file: altered, code })).rejects.toThrow('vault.foreignVault')
  const recovered = await recoverWallet({ file: altered, code, ignoresAddresses: true })
  expect(recovered.addresses).toEqual(addresses)
})
