import { describeScenes } from '../../test/describeScenes.ts'

describeScenes('SwapSelectToken')
