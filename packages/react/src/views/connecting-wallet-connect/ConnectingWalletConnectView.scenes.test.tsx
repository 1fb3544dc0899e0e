import { describeScenes } from '../../test/describeScenes.ts'

// Apart from what the view does: a page that shows so many codes grows large.
describeScenes('ConnectingWalletConnect')
