/**
 * Ports for tests: a clock that stands still until it is moved, and a storage in memory.
 *
 * @packageDocumentation
 */
export { createFakeClock } from '../ports/createFakeClock.ts'
export type { FakeClock } from '../ports/createFakeClock.ts'
export { createMemoryStorage } from '../ports/createMemoryStorage.ts'
