import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createRecoveryFile } from '../vault/flows/changeWallet.ts'
import { createWallet } from '../vault/flows/createWallet.ts'
import type { Recovery } from '../vault/flows/ports.ts'
import { formatRecoveryCode, toCodeShare } from '../vault/recovery/recoveryCode.ts'
import { formatRecoveryFile } from '../vault/recovery/recoveryFile.ts'
import { createStore } from '../vault/test/createFaults.ts'
import { createServer } from '../vault/test/createServer.ts'
import { createTestKeeper } from '../vault/test/createTestKeeper.ts'
import { fill } from '../vault/test/setUpVault.ts'
import { recoverWallet } from './recoverWallet.ts'

const codeBytes = fill(6, 16)

async function createFile() {
  const recovery = async (): Promise<Recovery> => ({
    methodId: 'code_1',
    kind: 'code',
    share: await toCodeShare(codeBytes),
  })
  const ports = { server: createServer().shares, device: createStore(), keeper: createTestKeeper('window') }
  const addresses = await createWallet(ports, await recovery())
  return { addresses, file: formatRecoveryFile(await createRecoveryFile(ports, await recovery())) }
}

it('recovers the words of a wallet from its file and its code, with everything else gone', async () => {
  const { addresses, file } = await createFile()
  const recovered = await recoverWallet({ file, code: formatRecoveryCode(codeBytes).toLowerCase() })
  expect(recovered.addresses).toEqual(addresses)
  expect(mnemonicToAccount(recovered.words).address).toBe(addresses.eip155)
})

it('recovers nothing with another code, a mistyped one, another file or other addresses', async () => {
  const { addresses, file } = await createFile()
  const code = formatRecoveryCode(codeBytes)
  const other = await createFile()
  const altered = file.replace(addresses.eip155, other.addresses.eip155)
  await expect(recoverWallet({ file, code: formatRecoveryCode(fill(7, 16)) })).rejects.toThrow('vault.wrongShares')
  await expect(recoverWallet({ file, code: `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}` })).rejects.toThrow(
    'vault.wrongCode',
  )
  await expect(recoverWallet({ file: '{}', code })).rejects.toThrow('vault.malformed')
  await expect(recoverWallet({ file: altered, code })).rejects.toThrow('vault.foreignVault')
})
