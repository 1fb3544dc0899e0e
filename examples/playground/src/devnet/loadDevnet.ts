import type { Devnet } from './Devnet.ts'
import { parseDevnet } from './parseDevnet.ts'

/** Requests the running local chains from the page's server; returns `undefined` if there are none. */
export async function loadDevnet(): Promise<Devnet | undefined> {
  try {
    const answer = await fetch('/devnet.json')
    return answer.ok ? parseDevnet(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
