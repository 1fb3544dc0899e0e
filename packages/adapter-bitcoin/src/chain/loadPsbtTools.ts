import { createLoader } from '@latchkey/core/adapter'
import type { psbtTools } from './psbt/psbtTools.ts'

/** Loads the code that builds and reads transactions. @throws `chunk.failed` */
export async function loadPsbtTools(): Promise<typeof psbtTools> {
  const load = createLoader({ load: () => import('./psbt/psbtTools.ts') })
  return (await load()).psbtTools
}
