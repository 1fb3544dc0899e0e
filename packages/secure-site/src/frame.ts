import { startFrame } from './channel/startFrame.ts'

startFrame({ page: window })
