import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Answers every request with the bytes of its input: the upper limit of the load generator. */
const answer = await buffer(process.stdin);
const server = createServer({ noDelay: true }, (socket) => {
  socket.on('data', () => socket.write(answer));
  socket.on('error', () => socket.destroy());
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
