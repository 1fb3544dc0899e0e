import { watchCode } from './watchCode.ts'
import { watchFinder } from './watchFinder.ts'
import { watchLive } from './watchLive.ts'
import { watchMenu } from './watchMenu.ts'
import { watchTheme } from './watchTheme.ts'
import { watchTypes } from './watchTypes.ts'

watchTheme()
watchMenu()
watchCode()
watchTypes()
watchFinder()
watchLive()
