/**
 * The embedded wallet: the endpoints of the secure origin, and which pages may embed it.
 *
 * @packageDocumentation
 */
export { getEmbedder } from '../embedded/getEmbedder.ts'
export { judgeOrigin } from '../embedded/judgeOrigin.ts'
export type { JudgeOriginParameters, OriginVerdict } from '../embedded/judgeOrigin.ts'
export { namesOrigins } from '../embedded/namesOrigins.ts'
