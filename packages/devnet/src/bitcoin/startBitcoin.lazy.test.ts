import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Runs in a separate process, because other tests load bcoin. Prints whether bcoin was loaded before and after. */
const program = `
  import { createRequire } from 'node:module'
  import { startDevnet } from ${JSON.stringify(new URL('../startDevnet.ts', import.meta.url).href)}
  const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/node_modules/bcoin/'))
  const loaded = []
  for (const chain of [31337, 'bitcoin']) {
    const devnet = await startDevnet({ chains: [chain] })
    loaded.push(isLoaded())
    await devnet.stop()
  }
  console.log(JSON.stringify(loaded))`

it('loads bcoin only if Bitcoin runs', async () => {
  const node = ['--conditions=@latchkey/source', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual([false, true])
})
