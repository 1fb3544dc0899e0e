/** One object of two. What is a getter in either goes on being read anew each time. */
export function extendObject<base extends object, own extends object>(base: base, own: own): base & own {
  return Object.defineProperties(Object.assign(base, own), Object.getOwnPropertyDescriptors(own))
}
