import { parseDevnet } from '../src/devnet/parseDevnet.ts'
import type { Devnet } from '../src/devnet/Devnet.ts'
import { description } from './description.ts'

/** The local chains as the page parses them. */
export function readDevnet(): Devnet {
  const devnet = parseDevnet(description)
  if (devnet === undefined) throw new Error('description.ts is not a valid description of a devnet')
  return devnet
}
