import type { Context, MiddlewareHandler } from 'hono'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

type Guards = Pick<CloudContext, 'disk' | 'securityLog'>

/** Refuses requests that would store something while the disk is nearly full. */
export function requireDiskSpace(cloud: Guards): MiddlewareHandler<HttpEnvironment> {
  return (context, next) => {
    assertDiskSpace(context, cloud)
    return next()
  }
}

/** @throws ApiRefusal `storage_full` while the disk is nearly full. */
export function assertDiskSpace(context: Context<HttpEnvironment>, { disk, securityLog }: Guards): void {
  if (!disk.isLow()) return
  securityLog.refused({ purpose: 'disk', share: 'node', unit: 'bytes', address: context.get('client') })
  throw new ApiRefusal(
    'storage_full',
    'The disk of the cloud is nearly full, so this was not stored. What was stored before is safe. Try again later, or ask the operator to free space.',
    { headers: { 'retry-after': '60' } },
  )
}
