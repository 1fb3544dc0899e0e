export { type AwkwardToken, type AwkwardTokenName, awkwardTokens } from '../contracts/awkward/awkwardTokens.ts'
