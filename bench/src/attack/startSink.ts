// A process that refuses everything at once: `node startSink.ts`. An attack on it costs the machine what making the load
// costs, and the cloud nothing.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(429).end())
})
server.on('upgrade', (_request, socket) => {
  socket.on('error', () => {})
  socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
})
process.on('disconnect', () => process.exit(0))
