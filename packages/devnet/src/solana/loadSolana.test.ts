import { expect, it } from 'vitest'
import { loadSolana } from './loadSolana.ts'
import { startSolana } from './startSolana.ts'

it('lists the machines that have a litesvm when it cannot be loaded', async () => {
  const cause = new Error('Cannot find native binding.')
  await expect(loadSolana(() => Promise.reject(cause))).rejects.toMatchObject({
    code: 'solana_missing',
    message: expect.stringMatching(
      /^litesvm, which runs Solana, cannot be loaded on \S+\. It exists for macOS and Linux/,
    ),
    cause,
  })
})

it('loads it on this machine', async () => {
  expect(await loadSolana()).toBe(startSolana)
})
