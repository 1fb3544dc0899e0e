import type { Kit } from './Kit.ts'
import { appkit } from './appkit/appkit.ts'
import { connectkit } from './connectkit/connectkit.ts'
import { rainbowkit } from './rainbowkit/rainbowkit.ts'

/** The kits that the program knows. */
export const kits: readonly Kit[] = [rainbowkit, connectkit, appkit]
