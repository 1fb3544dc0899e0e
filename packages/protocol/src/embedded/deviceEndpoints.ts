import { array, boolean, maxLength, nullable, number, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { vaultIdSchema } from './vaultSchemas.ts'

const body = /*#__PURE__*/ object({ deviceId: vaultIdSchema })

/** Lists the devices of the vault. Answered on the secure origin only. */
export const listDevices = /*#__PURE__*/ defineEndpoint({
  name: 'listDevices',
  summary: 'Lists the devices of the vault. Only the manifest proves that the vault has them.',
  method: 'GET',
  path: '/embedded/v1/devices',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    devices: /*#__PURE__*/ pipe(
      array(
        /*#__PURE__*/ object({
          deviceId: vaultIdSchema,
          /** Browser and system, as the device stated them. Null if unknown. */
          name: /*#__PURE__*/ nullable(/*#__PURE__*/ pipe(string(), maxLength(128))),
          /** ms since the epoch */
          createdAt: /*#__PURE__*/ number(),
          /** When a session was last on it, to the hour; ms since the epoch. */
          seenAt: /*#__PURE__*/ number(),
          isSuspended: /*#__PURE__*/ boolean(),
          /** Whether the session is on it. */
          isCurrent: /*#__PURE__*/ boolean(),
        }),
      ),
      maxLength(256),
    ),
  }),
})

/** Withholds the server's share of a device. Answered on the secure origin only. */
export const suspendDevice = /*#__PURE__*/ defineEndpoint({
  name: 'suspendDevice',
  summary:
    "Withholds the server's share of a device and ends the sessions on it. A login suffices. A device that the vault does not name is refused with `device_unknown`.",
  method: 'POST',
  path: '/embedded/v1/devices/suspend',
  query: sdkQuerySchema,
  body,
  response: 'empty',
})

/** Ends the suspension of a device. Answered on the secure origin only. */
export const resumeDevice = /*#__PURE__*/ defineEndpoint({
  name: 'resumeDevice',
  summary:
    "Lets a suspended device have the server's share again. A login suffices. A device that the vault does not name is refused with `device_unknown`.",
  method: 'POST',
  path: '/embedded/v1/devices/resume',
  query: sdkQuerySchema,
  body,
  response: 'empty',
})
