import { startWindow } from './window/startWindow.ts'

startWindow({ page: window })
