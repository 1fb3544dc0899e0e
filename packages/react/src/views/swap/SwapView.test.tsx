import { describeScenes } from '../../test/describeScenes.ts'

describeScenes('Swap')
