import { describeAdapter } from '../describeAdapter.ts'
import { createReferenceHarness } from './createReferenceHarness.ts'

describeAdapter({ name: 'reference', setup: createReferenceHarness })
describeAdapter({
  name: 'reference, where the app chooses the network',
  setup: async () => await createReferenceHarness({ isChosenByApp: true }),
})
