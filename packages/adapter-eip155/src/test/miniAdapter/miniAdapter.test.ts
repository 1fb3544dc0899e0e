import { readFileSync } from 'node:fs'
import { describeAdapter } from '@latchkey/testing/adapter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEip155Harness } from '../createEip155Harness.ts'
import { providerErrorRows } from '../providerErrorRows.ts'
import { startTestChains, type TestChains } from '../startTestChains.ts'
import { miniAdapter } from './miniAdapter.ts'

let chains: TestChains

beforeAll(async () => {
  chains = await startTestChains()
})

afterAll(async () => {
  await chains.stop()
})

describeAdapter({
  name: 'mini',
  setup: async () => ({
    ...(await createEip155Harness(chains)),
    createFactory: miniAdapter,
    providerErrors: providerErrorRows.filter(({ action }) => action !== 'transfer'),
  }),
})

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

it('has less than 300 lines', () => {
  const lines = `${read('miniAdapter.ts')}${read('createMiniEngine.ts')}`.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(300)
})

it.each(['miniAdapter.ts', 'createMiniEngine.ts'])('is shown in docs/adapters.md: %s', (file) => {
  expect(read('../../../../../docs/adapters.md')).toContain(`\`\`\`ts\n${read(file)}\`\`\``)
})
