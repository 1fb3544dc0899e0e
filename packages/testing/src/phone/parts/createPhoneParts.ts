import type { WalletScript } from '../../wallet/createWalletScript.ts'
import type { WalletStorage } from '../../wallet/types.ts'
import type { PhoneParameters } from '../types.ts'
import type { PhonePart } from './PhonePart.ts'

/** Creates the parts of a phone that its parameters select. The code of the others is not loaded. */
export async function createPhoneParts(parameters: {
  readonly phone: Pick<PhoneParameters, 'solana' | 'bip122'>
  readonly shared: { readonly name: string; readonly rdns: string; readonly icon: string | undefined }
  readonly getStorage: (part: string) => WalletStorage | undefined
  readonly script: WalletScript
}): Promise<readonly PhonePart[]> {
  const { phone, shared, getStorage, script } = parameters
  const parts: PhonePart[] = []
  if (phone.solana !== undefined) {
    const { createSolanaPart } = await import('./createSolanaPart.ts')
    parts.push(createSolanaPart({ ...phone.solana, ...shared, storage: getStorage('solana') }, script))
  }
  if (phone.bip122 !== undefined) {
    const { createBitcoinPart } = await import('./createBitcoinPart.ts')
    parts.push(createBitcoinPart({ ...phone.bip122, ...shared, storage: getStorage('bip122') }, script))
  }
  return parts
}
