import { describeAdapter } from '../describeAdapter.ts'
import { createReferenceHarness } from './createReferenceHarness.ts'

describeAdapter({ name: 'reference', setup: createReferenceHarness })
