/**
 * The contract suite that every chain adapter must pass, including third-party adapters. `docs/adapters.md` describes how to
 * write an adapter and its harness.
 *
 * @packageDocumentation
 */
export type { AdapterCase } from '../adapter/AdapterCase.ts'
export { AdapterContractError } from '../adapter/AdapterContractError.ts'
export type { AdapterHarness, AdapterHarnessChain, AdapterHarnessNetworks } from '../adapter/AdapterHarness.ts'
export type { CaseWorld } from '../adapter/CaseWorld.ts'
export type { ControllableSession, SessionRequest } from '../adapter/ControllableSession.ts'
export type { ControllableWallet, WalletAnswer } from '../adapter/ControllableWallet.ts'
export { createAdapterContext } from '../adapter/createAdapterContext.ts'
export { createControllableSession } from '../adapter/createControllableSession.ts'
export type { CreateControllableSessionParameters } from '../adapter/createControllableSession.ts'
export { describeAdapter } from '../adapter/describeAdapter.ts'
export type { DescribeAdapterParameters } from '../adapter/describeAdapter.ts'
export { getAdapterCases } from '../adapter/getAdapterCases.ts'
export type { ProviderErrorRow } from '../adapter/ProviderErrorRow.ts'
export { runAdapterCase } from '../adapter/runAdapterCase.ts'
export { waitForState } from '../adapter/waitForState.ts'
