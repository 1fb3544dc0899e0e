import { describeAdapter } from '../adapter/describeAdapter.ts'
import { createFakeAdapterHarness } from './createFakeAdapterHarness.ts'

describeAdapter({ name: 'the keyless adapter of @latchkey/core/testing', setup: createFakeAdapterHarness })
