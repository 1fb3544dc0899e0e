import { describe, expect, it } from 'vitest'
import { getAdapterCases } from '../getAdapterCases.ts'
import { runAdapterCase } from '../runAdapterCase.ts'
import { choiceMutants } from './choiceMutants.ts'
import { createMutantHarness } from './createMutantHarness.ts'
import { featureMutants } from './featureMutants.ts'
import { lifeMutants } from './lifeMutants.ts'
import { stateMutants } from './stateMutants.ts'
import { transferMutants } from './transferMutants.ts'
import { walletMutants } from './walletMutants.ts'

const mutants = [
  ...lifeMutants,
  ...stateMutants,
  ...walletMutants,
  ...choiceMutants,
  ...featureMutants,
  ...transferMutants,
]

/** The names of the errors with which the cases of one invariant refuse a mutant, by case. */
async function findRefusals(mutant: (typeof mutants)[number]): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>()
  for (const adapterCase of getAdapterCases()) {
    if (adapterCase.invariant !== mutant.invariant) continue
    try {
      await runAdapterCase({
        case: adapterCase,
        setup: async () => await createMutantHarness(mutant),
        // The world is in this process: what has not come by then never will.
        patience: 100,
      })
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new RangeError(String(error))
      // A case that ran out of time as a whole says nothing about the fault.
      if (!message.includes('the case ends')) refusals.set(adapterCase.title, name)
    }
  }
  return refusals
}

describe('the contract suite against broken adapters', () => {
  const refusing = new Set<string>()

  it.for(mutants)('($invariant) notices an adapter that $fault', async (mutant) => {
    const refusals = await findRefusals(mutant)
    for (const title of refusals.keys()) refusing.add(title)
    expect([...refusals.values()]).toContain('AdapterContractError')
  })

  it('has no case that every broken adapter passes', () => {
    const titles = getAdapterCases().map(({ invariant, title }) => `(${invariant}) ${title}`)
    expect(titles.filter((title) => !refusing.has(title.replace(/^\(\d+\) /, '')))).toEqual([])
  })

  it('tries every invariant with a broken adapter', () => {
    const broken = new Set(mutants.map(({ invariant }) => invariant))
    expect(Array.from({ length: 22 }, (_, index) => index + 1).filter((invariant) => !broken.has(invariant))).toEqual(
      [],
    )
  })
})
