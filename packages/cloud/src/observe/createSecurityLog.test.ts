import { expect, it } from 'vitest'
import { createTestGuards } from '../test/createTestGuards.ts'
import { createTestLogger } from '../test/createTestLogger.ts'

const address = (key: string) => ({ key, networks: [], isLoopback: false })

it('writes who was refused what, with a hashed address, and counts it', async () => {
  const logger = createTestLogger()
  const { hashAddress, metrics, securityLog } = createTestGuards({ logger, now: () => 0 })
  securityLog.refused({
    purpose: 'rpc',
    share: 'address',
    unit: 'work',
    address: address('203.0.113.7'),
    projectId: 'shop',
  })
  expect(logger.lines).toEqual([
    {
      level: 'warn',
      message: 'A request was refused',
      fields: {
        event: 'refused',
        purpose: 'rpc',
        share: 'address',
        unit: 'work',
        client: hashAddress('203.0.113.7'),
        project: 'shop',
      },
    },
  ])
  expect(JSON.stringify(logger.lines)).not.toContain('203.0.113.7')
  expect(await metrics.registry.metrics()).toContain(
    'latchkey_refusals_total{purpose="rpc",share="address",unit="work"} 1',
  )
})

it('writes at most three lines a second for an address, and counts those it left out', async () => {
  const logger = createTestLogger()
  let time = 0
  const { metrics, securityLog } = createTestGuards({ logger, now: () => time })
  const refuse = (key: string): void =>
    securityLog.refused({ purpose: 'rpc', share: 'address', unit: 'work', address: address(key) })
  for (let index = 0; index < 100; index += 1) refuse('203.0.113.7')
  expect(logger.lines).toHaveLength(3)
  refuse('203.0.113.8')
  expect(logger.lines).toHaveLength(4)
  time = 1_000
  refuse('203.0.113.7')
  expect(logger.lines.at(-1)?.fields).toMatchObject({ suppressed: 97 })
  refuse('203.0.113.7')
  expect(logger.lines.at(-1)?.fields).not.toHaveProperty('suppressed')
  expect(await metrics.registry.metrics()).toContain('unit="work"} 103')
})

it('writes at most fifty lines a second for all addresses', () => {
  const logger = createTestLogger()
  const { securityLog } = createTestGuards({ logger, now: () => 0 })
  for (let index = 0; index < 5_000; index += 1) {
    securityLog.refused({ purpose: 'rpc', share: 'address', unit: 'work', address: address(String(index)) })
  }
  expect(logger.lines).toHaveLength(50)
})
