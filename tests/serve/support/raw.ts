import { connect } from 'node:net';

/** How a connection goes on when everything is sent: it waits for the other side, ends its own half, or is gone. */
export type Then = 'waits' | 'ends' | 'leaves';

/** Sends bytes as they are, and gives all that comes back until the other side ends the connection. */
export function raw(port: number, text: string, then: Then = 'waits'): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(text, 'latin1'), () => {
        if (then === 'ends') socket.end();
        if (then === 'leaves') socket.destroy();
      });
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/** A request line with the headers that a server asks for. */
export function request(target: string, { method = 'GET', headers = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`;
}

/** The status of the first answer in what came back; 0 when there is none. */
export function statusOf(text: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
}
