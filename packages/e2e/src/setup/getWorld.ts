import { inject } from 'vitest'
import type { World } from './World.ts'

/** Returns the world of the calling test file. */
export function getWorld(): World {
  const worlds = inject('worlds')
  const world = worlds[(Number(process.env['VITEST_POOL_ID']) - 1) % worlds.length]
  if (world === undefined) throw new Error('There is no world for this file.')
  return world
}
