import { mineLimit } from './constants.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraRoute } from './EsploraRoute.ts'

/** Routes that Esplora does not have: control of the miner, for tests that need a state to last. */
export const controlRoutes: readonly EsploraRoute[] = [
  {
    method: 'POST',
    path: '/devnet/mine',
    answer({ body, chain }) {
      const blocks = readField({ body, name: 'blocks' }) ?? 1
      if (typeof blocks !== 'number' || !Number.isInteger(blocks) || blocks < 1 || blocks > mineLimit) {
        throw new EsploraRefusal(400, `blocks must be a whole number from 1 to ${mineLimit}`)
      }
      for (let count = 0; count < blocks; count += 1) chain.mine()
      const { hash, height } = chain.state.tip
      return { height, hash }
    },
  },
  {
    method: 'POST',
    path: '/devnet/mining',
    answer({ body, chain }) {
      const paused = readField({ body, name: 'paused' })
      if (typeof paused !== 'boolean') throw new EsploraRefusal(400, 'paused must be true or false')
      chain.setPaused(paused)
      return { paused }
    },
  },
]

/** Reads a field of a body, which is a JSON object or empty. */
function readField({ body, name }: { body: string; name: string }): unknown {
  if (body === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (cause) {
    throw new EsploraRefusal(400, 'The body is not JSON', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EsploraRefusal(400, 'The body must be an object')
  }
  return new Map<string, unknown>(Object.entries(value)).get(name)
}
