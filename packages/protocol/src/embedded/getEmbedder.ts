import { array, boolean, maxLength, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

const originList = /*#__PURE__*/ pipe(
  /*#__PURE__*/ array(/*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(256))),
  /*#__PURE__*/ maxLength(1_000),
)

/** Returns what the frame needs to judge the page that embeds it (`judgeOrigin`). Answered on the secure origin only. */
export const getEmbedder = /*#__PURE__*/ defineEndpoint({
  name: 'getEmbedder',
  summary: 'Returns which pages may embed the frame of the embedded wallet for a project.',
  method: 'GET',
  path: '/embedded/v1/embedder',
  query: /*#__PURE__*/ object({
    projectId: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(128)),
  }),
  response: /*#__PURE__*/ object({
    allowedOrigins: originList,
    ancestors: originList,
    /** Exact origins of the operator's own apps that may use the frame for the project. */
    trustedApps: originList,
    isDevelopment: /*#__PURE__*/ boolean(),
  }),
})
