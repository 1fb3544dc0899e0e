import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { fill } from '../vault/test/setUpVault.ts'
import { listMethods, recoverFromDevice, recoverFromDeviceByCode } from './recoverFromDevice.ts'
import { createRecoverable, passkey, toCode } from './test/createRecoverable.ts'

it('opens what a browser remembers with each recovery method, without the server', async () => {
  const { addresses, device } = await createRecoverable()
  expect(listMethods(device).map(({ kind }) => kind)).toEqual(['passkey', 'code', 'code'])
  for (const opened of [
    await recoverFromDevice({ device, recovery: passkey() }),
    await recoverFromDeviceByCode({ device, code: toCode(6) }),
    await recoverFromDeviceByCode({ device, code: toCode(7) }),
  ]) {
    expect(opened.addresses).toEqual(addresses)
    expect(mnemonicToAccount(await opened.reveal('words')).address).toBe(addresses.eip155)
  }
})

it('opens nothing with another code, a mistyped one or another passkey', async () => {
  const { device } = await createRecoverable()
  await expect(recoverFromDeviceByCode({ device, code: toCode(8) })).rejects.toThrow('vault.wrongShares')
  const mistyped = toCode(8).replace(/^./, '7')
  await expect(recoverFromDeviceByCode({ device, code: mistyped })).rejects.toThrow('vault.wrongCode')
  const foreign = { ...passkey(), methodId: 'passkey_2' }
  await expect(recoverFromDevice({ device, recovery: foreign })).rejects.toThrow('vault.methodRequired')
  const wrong = { ...passkey(), share: fill(5) }
  await expect(recoverFromDevice({ device, recovery: wrong })).rejects.toThrow('vault.wrongShares')
  expect(wrong.share).toEqual(fill(0))
})
