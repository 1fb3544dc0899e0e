/**
 * The contract suite for chain adapters, and helpers for their tests. `docs/adapters.md` explains how to write an adapter
 * and its harness.
 *
 * @packageDocumentation
 */
export type { AdapterCase } from '../adapter/AdapterCase.ts'
export { AdapterContractError } from '../adapter/AdapterContractError.ts'
export type {
  AdapterHarness,
  AdapterHarnessChain,
  AdapterHarnessNetworks,
  ReplaceableTransfer,
} from '../adapter/AdapterHarness.ts'
export type { CaseWorld } from '../adapter/CaseWorld.ts'
export type { ControllableSession, SessionRequest } from '../adapter/ControllableSession.ts'
export type { ControllableWallet, WalletAnswer } from '../adapter/ControllableWallet.ts'
export { createAdapterContext } from '../adapter/createAdapterContext.ts'
export { createControllableSession } from '../adapter/createControllableSession.ts'
export type { CreateControllableSessionParameters } from '../adapter/createControllableSession.ts'
export { createTestContext } from '../adapter/createTestContext.ts'
export type { TestContext } from '../adapter/createTestContext.ts'
export { createTestPage } from '../adapter/createTestPage.ts'
export type { TestPage } from '../adapter/createTestPage.ts'
export { describeAdapter } from '../adapter/describeAdapter.ts'
export type { DescribeAdapterParameters } from '../adapter/describeAdapter.ts'
export { getOutcome } from '../adapter/getOutcome.ts'
export { getAdapterCases } from '../adapter/getAdapterCases.ts'
export type { ProviderErrorRow } from '../adapter/ProviderErrorRow.ts'
export { runAdapterCase } from '../adapter/runAdapterCase.ts'
export { startRpcServer } from '../adapter/startRpcServer.ts'
export type { RpcServer, ServedCall } from '../adapter/startRpcServer.ts'
export { startTestServer } from '../adapter/startTestServer.ts'
export type { TestServer } from '../adapter/startTestServer.ts'
export { waitForState } from '../adapter/waitForState.ts'
