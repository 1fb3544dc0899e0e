import { ModalError } from '@latchkey/core/adapter'
import type { psbtTools } from './psbt/psbtTools.ts'

/** Loads what builds and reads transactions. @throws `chunk.failed` */
export async function loadPsbtTools(): Promise<typeof psbtTools> {
  try {
    const chunk = await import('./psbt/psbtTools.ts')
    return chunk.psbtTools
  } catch (cause) {
    throw new ModalError('chunk.failed', { cause })
  }
}
