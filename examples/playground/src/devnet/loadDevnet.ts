import type { Devnet } from './Devnet.ts'
import { parseDevnet } from './parseDevnet.ts'

/** Asks the server of the page which local chains run; `undefined` if none do. */
export async function loadDevnet(): Promise<Devnet | undefined> {
  try {
    const answer = await fetch('/devnet.json')
    return answer.ok ? parseDevnet(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
