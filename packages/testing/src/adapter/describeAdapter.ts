import type { NamespaceTypes } from '@latchkey/core/adapter'
import { describe, it } from 'vitest'
import type { AdapterHarness } from './AdapterHarness.ts'
import { getAdapterCases } from './getAdapterCases.ts'
import { runAdapterCase } from './runAdapterCase.ts'

/** What `describeAdapter` needs. */
export interface DescribeAdapterParameters<types extends NamespaceTypes = NamespaceTypes> {
  /** What the adapter is called in the report. */
  readonly name: string
  /** Makes a fresh world. Called once a case. */
  readonly setup: () => Promise<AdapterHarness<types>>
  /** How long anything is waited for, in milliseconds; 5000 by default. A case may take ten times as long. */
  readonly patience?: number | undefined
}

/**
 * Declares the contract suite for a chain adapter with Vitest: at least one test for each of the contract's 22
 * invariants, each in a fresh world, in Node. None can be left out: what an adapter cannot do, it must refuse as the
 * contract says.
 *
 * @see `docs/adapters.md` for how to write an adapter and its harness.
 * @example
 * ```ts
 * import { describeAdapter } from '@latchkey/testing/adapter'
 * import type { AdapterHarness } from '@latchkey/testing/adapter'
 *
 * export function declareSuite(setup: () => Promise<AdapterHarness>): void {
 *   describeAdapter({ name: 'mychain', setup })
 * }
 * ```
 */
export function describeAdapter<types extends NamespaceTypes>(parameters: DescribeAdapterParameters<types>): void {
  const { name, setup, patience = 5000 } = parameters
  // One at a time: a case watches the console and the timers of the whole process.
  describe(`adapter contract: ${name}`, { concurrent: false }, () => {
    for (const adapterCase of getAdapterCases()) {
      it(`(${adapterCase.invariant}) ${adapterCase.title}`, { timeout: patience * 10 }, async () => {
        await runAdapterCase({ case: adapterCase, setup, patience })
      })
    }
  })
}
