import { expect, it } from 'vitest'
import { createFakeClock } from './createFakeClock.ts'
import { createPorts } from './createPorts.ts'

it('uses the given ports and creates the others', () => {
  const clock = createFakeClock()
  const ports = createPorts({ ports: { clock } })
  expect(ports.clock).toBe(clock)
  expect(ports.random.uuid()).toHaveLength(36)
  expect(ports.platform.isBrowser).toBe(false)
})

it('shares no storage between two modals on a server', () => {
  const [one, other] = [createPorts(), createPorts()]
  one.storage.setItem('a', '1')
  expect(one.storage.getItem('a')).toBe('1')
  expect(other.storage.getItem('a')).toBeNull()
})
