import { array, maxLength, object, optional, picklist, pipe, strictObject, string, url } from 'valibot'
import { apiErrorSchema } from '../apiError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { adminNameSchema } from '../project/adminProject.ts'
import {
  alertChangeSchema,
  alertDeliveryIdSchema,
  alertDeliverySchema,
  alertSchema,
  alertSettingsSchema,
  alertWebhookSchema,
} from './alertSchemas.ts'
import { operatorIdSchema } from './operatorSchemas.ts'

/** The days for which an alert can be muted. */
export const alertMuteDays = [0, 1, 7, 30] as const

/** Lists alerts. For operators. */
export const adminListAlerts = /*#__PURE__*/ defineEndpoint({
  name: 'adminListAlerts',
  summary: 'Lists the open alerts, and the last 100 that are resolved, newest first.',
  method: 'GET',
  path: '/admin/v1/alerts',
  response: /*#__PURE__*/ object({ alerts: array(alertSchema) }),
})

/** Mutes an alert, or ends that. For editors. */
export const adminMuteAlert = /*#__PURE__*/ defineEndpoint({
  name: 'adminMuteAlert',
  summary:
    'Sends nothing about an alert for some days, also if it is resolved and opens again meanwhile; 0 days end that. The alert stays in the list.',
  method: 'PUT',
  path: '/admin/v1/alerts/{alert}/mute',
  parameters: /*#__PURE__*/ object({ alert: operatorIdSchema }),
  body: /*#__PURE__*/ strictObject({ days: /*#__PURE__*/ picklist(alertMuteDays) }),
  response: alertSchema,
})

/** Returns rules and receivers. For operators. */
export const adminGetAlertSettings = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetAlertSettings',
  summary: 'Returns the rules of alerts and their receivers, without the paths and secrets of webhooks.',
  method: 'GET',
  path: '/admin/v1/alerts/settings',
  response: alertSettingsSchema,
})

/** Changes rules and mail receivers that nothing else has changed since they were read. For editors. */
export const adminPatchAlertSettings = /*#__PURE__*/ defineEndpoint({
  name: 'adminPatchAlertSettings',
  summary:
    'Changes the parts of the alert settings that `change` contains, if the header `if-match` names their revision, such as `"7"`. Otherwise it answers 409 `alerts_conflict` with both versions: theirs and yours.',
  method: 'PATCH',
  path: '/admin/v1/alerts/settings',
  body: /*#__PURE__*/ strictObject({
    change: alertChangeSchema,
    /** Why, for the audit trail. */
    reason: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(500, 'Longer than 500 characters'))),
  }),
  response: alertSettingsSchema,
})

/** The body of the answer 409 of `adminPatchAlertSettings`. */
export const adminAlertConflictSchema = /*#__PURE__*/ object({
  ...apiErrorSchema.entries,
  /** The settings now. */
  theirs: alertSettingsSchema,
  /** The change that was not made. */
  yours: alertChangeSchema,
})

/** A webhook with its secret, which is returned once. */
const newSecretSchema = /*#__PURE__*/ object({
  webhook: alertWebhookSchema,
  /** `whsec_` and 32 bytes in base64, as Standard Webhooks has it. */
  secret: string(),
})

/** Adds a webhook. For owners. */
export const addAlertWebhook = /*#__PURE__*/ defineEndpoint({
  name: 'addAlertWebhook',
  summary: 'Adds a webhook that receives alerts as Standard Webhooks. Its secret is returned only once.',
  method: 'POST',
  path: '/admin/v1/alerts/webhooks',
  body: /*#__PURE__*/ strictObject({
    name: adminNameSchema,
    /** With `https:`; with `http:` for localhost in development only. */
    url: /*#__PURE__*/ pipe(string(), maxLength(2_048, 'Longer than 2,048 characters'), url('Not a URL')),
  }),
  response: newSecretSchema,
})

/** Gives a webhook a new secret. For owners. */
export const rotateAlertWebhook = /*#__PURE__*/ defineEndpoint({
  name: 'rotateAlertWebhook',
  summary: 'Gives a webhook a new secret, which is returned only once. The earlier one signs as well for 24 hours.',
  method: 'POST',
  path: '/admin/v1/alerts/webhooks/{webhook}/secret',
  parameters: /*#__PURE__*/ object({ webhook: operatorIdSchema }),
  response: newSecretSchema,
})

/** Removes a webhook. For owners. */
export const removeAlertWebhook = /*#__PURE__*/ defineEndpoint({
  name: 'removeAlertWebhook',
  summary: 'Removes a webhook. What waits to be sent to it is not sent any more.',
  method: 'DELETE',
  path: '/admin/v1/alerts/webhooks/{webhook}',
  parameters: /*#__PURE__*/ object({ webhook: operatorIdSchema }),
  response: 'empty',
})

/** Lists messages about alerts. For operators. */
export const adminListAlertDeliveries = /*#__PURE__*/ defineEndpoint({
  name: 'adminListAlertDeliveries',
  summary: 'Lists the last 100 messages about alerts, newest first.',
  method: 'GET',
  path: '/admin/v1/alerts/deliveries',
  response: /*#__PURE__*/ object({ deliveries: array(alertDeliverySchema) }),
})

/** Sends a message again. For editors. */
export const adminResendAlert = /*#__PURE__*/ defineEndpoint({
  name: 'adminResendAlert',
  summary: 'Sends a message again at once, with the same id, and with 8 new tries. A receiver that has it drops it.',
  method: 'POST',
  path: '/admin/v1/alerts/deliveries/{delivery}/send',
  parameters: /*#__PURE__*/ object({ delivery: alertDeliveryIdSchema }),
  response: alertDeliverySchema,
})

/** Sends a message that says it is a test. For editors. */
export const adminTestAlert = /*#__PURE__*/ defineEndpoint({
  name: 'adminTestAlert',
  summary: 'Sends a test message to a receiver of alerts.',
  method: 'POST',
  path: '/admin/v1/alerts/test',
  body: /*#__PURE__*/ strictObject({
    /** An e-mail address of the settings, or the id of a webhook. */
    receiver: /*#__PURE__*/ pipe(string(), maxLength(254)),
  }),
  response: alertDeliverySchema,
})
