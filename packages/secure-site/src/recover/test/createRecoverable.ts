// A wallet with a passkey, a code and a recovery file, made by the flows of the vault.
import type { Addresses } from '../../vault/derive/deriveAccounts.ts'
import { addMethod, createRecoveryFile } from '../../vault/flows/changeWallet.ts'
import { createWallet } from '../../vault/flows/createWallet.ts'
import type { PendingDevice, Recovery } from '../../vault/flows/ports.ts'
import { formatRecoveryCode, toCodeShare } from '../../vault/recovery/recoveryCode.ts'
import { formatRecoveryFile } from '../../vault/recovery/recoveryFile.ts'
import { createStore } from '../../vault/test/createFaults.ts'
import { createServer } from '../../vault/test/createServer.ts'
import { createTestKeeper } from '../../vault/test/createTestKeeper.ts'
import { fill } from '../../vault/test/setUpVault.ts'

/** The parts of a wallet that remain after its server is gone. */
export interface Recoverable {
  readonly addresses: Addresses
  /** The recovery file and its code. */
  readonly file: string
  readonly code: string
  /** What the browser keeps. */
  readonly device: PendingDevice
}

/** The wallet has two codes; the file is for the second. */
export async function createRecoverable(): Promise<Recoverable> {
  const ports = { server: createServer().shares, device: createStore(), keeper: createTestKeeper('window') }
  const addresses = await createWallet(ports, passkey())
  await addMethod(ports, await codeMethod('code_1', 6))
  await addMethod(ports, await codeMethod('code_2', 7))
  const file = formatRecoveryFile(await createRecoveryFile(ports, await codeMethod('code_2', 7)))
  const device = (await ports.device.read())?.kept
  if (device === undefined) throw new TypeError('The device keeps nothing.')
  return { addresses, file, code: toCode(7), device }
}

export const passkey = (): Recovery => ({ methodId: 'passkey_1', kind: 'passkey', share: fill(4) })

/** The code whose 16 bytes all have a value. */
export const toCode = (value: number): string => formatRecoveryCode(fill(value, 16))

const codeMethod = async (methodId: string, value: number): Promise<Recovery> => ({
  methodId,
  kind: 'code',
  share: await toCodeShare(fill(value, 16)),
})
