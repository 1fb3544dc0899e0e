import type { NamespaceTypes } from '@latchkey/core/adapter'
import type { AdapterCase } from './AdapterCase.ts'
import { AdapterContractError } from './AdapterContractError.ts'
import type { AdapterHarness } from './AdapterHarness.ts'
import { checkEqual } from './checks/checkEqual.ts'
import { settle } from './checks/settle.ts'
import { within } from './checks/within.ts'
import { createCaseWorld } from './createCaseWorld.ts'
import { watchTrouble } from './watch/watchTrouble.ts'

/** How many times its patience a case may take as a whole. */
const WHOLE_CASE = 8

/**
 * Runs one case of the contract suite in a fresh world. Resolves if the adapter keeps the contract there; rejects with
 * an `AdapterContractError` if it does not, if it wrote to the console, or if it left a rejection unhandled.
 *
 * For test runners other than Vitest; with Vitest call `describeAdapter`.
 *
 * @example
 * ```ts
 * import { getAdapterCases, runAdapterCase } from '@latchkey/testing/adapter'
 * import type { AdapterHarness } from '@latchkey/testing/adapter'
 *
 * export async function runAll(setup: () => Promise<AdapterHarness>): Promise<void> {
 *   for (const adapterCase of getAdapterCases()) await runAdapterCase({ case: adapterCase, setup })
 * }
 * ```
 */
export async function runAdapterCase<types extends NamespaceTypes>(parameters: {
  readonly case: AdapterCase
  readonly setup: () => Promise<AdapterHarness<types>>
  /** How long anything is waited for, in milliseconds; 5000 by default. */
  readonly patience?: number | undefined
}): Promise<void> {
  const { case: adapterCase, setup, patience = 5000 } = parameters
  const harness = await setup()
  const failures: unknown[] = []
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }

  const trouble = watchTrouble()
  const { world, getFaults, end } = createCaseWorld({ harness, patience })
  await attempt(async () => {
    await within({
      promise: adapterCase.run(world),
      patience: patience * WHOLE_CASE,
      awaited: `the case ends: ${adapterCase.title}`,
    })
    await settle(patience)
    checkEqual({ actual: getFaults(), expected: [], claim: 'No state and no log entry is wrong in itself' })
  })
  await attempt(end)
  const troubles = await trouble.end()
  if (troubles.length > 0)
    failures.push(new AdapterContractError(`On the console or unhandled:\n${troubles.join('\n')}`))
  await attempt(async () => await harness.teardown())
  // The first failure is the cause; what follows it may be its consequence.
  if (failures.length > 0) throw failures[0]
}
