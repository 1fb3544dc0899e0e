import { createReferenceHarness } from '../reference/createReferenceHarness.ts'
import type { Mutant, MutantWorld, ReferenceAdapter } from './Mutant.ts'

/** The reference world, whose factories make a mutant. */
export async function createMutantHarness(mutant: Mutant): Promise<Omit<MutantWorld, 'former' | 'atEnd'>> {
  const harness = await createReferenceHarness({ isChosenByApp: mutant.isChosenByApp })
  const former: ReferenceAdapter[] = []
  const undos: (() => void)[] = []
  return {
    ...harness,
    createFactory: () => ({
      namespace: 'polkadot',
      create: (context) => {
        const adapter = mutant.mutate(harness.createFactory().create(context), {
          ...harness,
          context,
          former: [...former],
          atEnd: (undo) => undos.push(undo),
        })
        former.push(adapter)
        return adapter
      },
    }),
    teardown: async () => {
      for (const undo of undos) undo()
      await harness.teardown()
    },
  }
}
