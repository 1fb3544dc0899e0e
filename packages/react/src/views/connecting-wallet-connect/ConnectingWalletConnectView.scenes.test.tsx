import { describeScenes } from '../../test/describeScenes.ts'

// In its own file, because a page that shows this many codes uses a lot of memory.
describeScenes('ConnectingWalletConnect')
