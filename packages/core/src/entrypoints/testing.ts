/**
 * Tools for testing an interface: a modal over an adapter with a simulated visitor, a clock that tests advance, and a
 * storage in memory. `@latchkey/testing` is for tests with real keys and real chains.
 *
 * @packageDocumentation
 */
export { createFakeClock } from '../kernel/ports/createFakeClock.ts'
export type { FakeClock } from '../kernel/ports/createFakeClock.ts'
export { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
export { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
export type { CreateFakeAdapterParameters, FakeAdapter, FakeAdapterWorld } from '../test/createFakeAdapter.ts'
export type { Answer, FakeWallet, FakeWalletDescriptor, FakeWalletEvent } from '../test/createFakeWallet.ts'
export { createFakeSiwx } from '../test/createFakeSiwx.ts'
export type { FakeSiwx } from '../test/createFakeSiwx.ts'
export { createFakeSite } from '../test/createFakeSite.ts'
export type { FakeSite, FakeSiteRequest, FakeSiteWallet } from '../test/createFakeSite.ts'
export { createFakeTransfer } from '../test/createFakeTransfer.ts'
export type { FakeReply, FakeTransfer, FakeTransferCall, FakeTransferReplies } from '../test/createFakeTransfer.ts'
export { createFakePairingClient } from '../test/createFakePairingClient.ts'
export type { FakePairingClient } from '../test/createFakePairingClient.ts'
export type { PairedSession } from '../adapter/PairingClient.ts'
export type { HttpPort } from '../kernel/ports/ports.ts'
export { createTestModal } from '../test/createTestModal.ts'
export type { TestModal } from '../test/createTestModal.ts'
export { getAuthName } from '../login/getAuthName.ts'
export type { GetAuthNameParameters } from '../login/getAuthName.ts'
