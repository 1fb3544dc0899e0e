// React's development build records, for every element and every render, what the browser's performance panel shows: a task and a stack
// trace of each element, and a measurement of each component. No test looks at them. Without these two functions of the console, which
// Firefox and older browsers lack too, React records nothing. Errors keep their stack traces.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')
