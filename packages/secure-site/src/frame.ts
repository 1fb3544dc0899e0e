import { startFrame } from './frame/startFrame.ts'

startFrame({ page: window })
