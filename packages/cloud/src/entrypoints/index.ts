/**
 * The cloud as a library: the same node that `latchkey-cloud` runs. `createCloud` starts it with the settings of
 * `readSettings`.
 *
 * @packageDocumentation
 */
export type { Cloud } from '../createCloud.ts'
export { CloudError } from '../CloudError.ts'
export type { CloudErrorCode } from '../CloudError.ts'
export { readSettings } from '../config/readSettings.ts'
export type { Settings, UpstreamPools } from '../config/Settings.ts'
export { createCloud } from '../createCloud.ts'
export { createLogger } from '../observe/createLogger.ts'
export type { Logger } from '../observe/createLogger.ts'
