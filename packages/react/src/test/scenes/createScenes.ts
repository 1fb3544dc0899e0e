import { createAccountScenes } from './createAccountScenes.ts'
import { createConnectingScenes } from './createConnectingScenes.ts'
import { createConnectScenes } from './createConnectScenes.ts'
import { createLoginScenes } from './createLoginScenes.ts'
import { createNetworkScenes } from './createNetworkScenes.ts'
import { createPairingScenes } from './createPairingScenes.ts'
import { createProfileWalletsScenes } from './createProfileWalletsScenes.ts'
import { createActivityScenes } from './createActivityScenes.ts'
import { createTransactionScenes } from './createTransactionScenes.ts'
import { createNameScenes } from './createNameScenes.ts'
import { createOnrampScenes } from './createOnrampScenes.ts'
import { createReceiveScenes } from './createReceiveScenes.ts'
import { createSendScenes } from './createSendScenes.ts'
import { createSwapScenes } from './createSwapScenes.ts'
import { createSignInScenes } from './createSignInScenes.ts'
import { createNftScenes } from './createNftScenes.ts'
import { createTokenScenes } from './createTokenScenes.ts'
import type { Scene } from './Scene.ts'

/** All states of all views, created anew at each call. */
export const createScenes = (): readonly Scene[] => [
  ...createConnectScenes(),
  ...createLoginScenes(),
  ...createPairingScenes(),
  ...createConnectingScenes(),
  ...createAccountScenes(),
  ...createTokenScenes(),
  ...createNftScenes(),
  ...createReceiveScenes(),
  ...createNameScenes(),
  ...createOnrampScenes(),
  ...createActivityScenes(),
  ...createTransactionScenes(),
  ...createSendScenes(),
  ...createSwapScenes(),
  ...createProfileWalletsScenes(),
  ...createNetworkScenes(),
  ...createSignInScenes(),
]
