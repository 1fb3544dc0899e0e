// React's development build makes a stack trace of each element, for its developer tools, which takes a twelfth of the time of these tests.
// It stops when it has made too many in a second, and is told here that it has. Errors keep their stack traces.
import * as React from 'react'

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts, and begins anew each second.
    },
  })
