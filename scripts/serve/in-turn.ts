import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most connections at once, and most requests at once on one of them: browsers send one, and a few programs some ahead. */
const limits = { connections: 400, requests: 16 };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What a connection is asked for and is not answered yet, the first being answered. */
type Queue = { request: IncomingMessage; response: ServerResponse }[];

/**
 * Has a server answer one request at a time on each connection, and keeps room for new connections: of too many, the one
 * that was idle longest is closed, or where none is idle the one that is being answered longest.
 */
export function answerInTurn(server: EventEmitter, answer: Answer, most = limits): void {
  // The one that was used last is the last.
  const open = new Map<Socket, Queue>();
  const moveToEnd = (socket: Socket, queue: Queue): void => {
    if (open.delete(socket)) open.set(socket, queue);
  };
  const answerFirst = (socket: Socket, queue: Queue): void => {
    moveToEnd(socket, queue);
    const [first] = queue;
    if (!first || socket.destroyed) return;
    first.response.once('close', () => {
      queue.shift();
      answerFirst(socket, queue);
    });
    answer(first.request, first.response);
  };
  server.on('connection', (socket: Socket) => {
    if (open.size >= most.connections) closeOldest(open);
    open.set(socket, []);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const queue = open.get(socket);
    // All that came in one piece is told of, also when the connection is closed on the way.
    if (!queue || socket.destroyed) return;
    queue.push({ request, response });
    if (queue.length > most.requests) socket.destroy();
    else if (queue.length === 1) answerFirst(socket, queue);
  });
}

function closeOldest(open: Map<Socket, Queue>): void {
  const all = [...open];
  const [oldest] = all.find(([, queue]) => queue.length === 0) ?? all[0] ?? [];
  if (!oldest) return;
  open.delete(oldest);
  oldest.destroy();
}
