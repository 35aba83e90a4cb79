import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerInTurn } from './in-turn';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A server that notes what it is asked for, and answers when it is told to. */
async function serving(most?: { connections: number; requests: number }) {
  const asked: { path: string | undefined; response: ServerResponse }[] = [];
  const server = createServer();
  servers.push(server);
  answerInTurn(server, ({ url }, response) => void asked.push({ path: url, response }), most);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const open = async (...paths: string[]): Promise<Socket> => {
    const { port } = server.address() as AddressInfo;
    const accepted = new Promise((resolve) => server.once('connection', resolve));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {}).resume();
    await accepted;
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain(paths[0] ?? asked[0]?.path));
    return socket;
  };
  const paths = () => asked.map(({ path }) => path);
  const end = (path: string) => asked.find((one) => one.path === path)?.response.end(path);
  return { asked, paths, open, end };
}

const closed = (socket: Socket) => vi.waitFor(() => expect(socket.destroyed).toBe(true));

describe('A connection', () => {
  it('is answered one request at a time, in their order', async () => {
    const { paths, open, end } = await serving();
    const socket = await open('/1', '/2', '/3');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += String(bytes)));
    expect(paths()).toEqual(['/1']);
    end('/1');
    await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2']));
    end('/2');
    await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2', '/3']));
    end('/3');
    await vi.waitFor(() => expect(text.match(/(?<=\r\n\r\n)\/\d/g)).toEqual(['/1', '/2', '/3']));
  });

  it('is closed when it asks for too much at once, and the rest is never begun', async () => {
    const { paths, open } = await serving({ connections: 9, requests: 2 });
    await closed(await open('/1', '/2', '/3', '/4'));
    expect(paths()).toEqual(['/1']);
  });

  it('that breaks has nothing more begun', async () => {
    const { asked, paths, open } = await serving();
    const socket = await open('/1', '/2');
    const gone = new Promise((resolve) => asked[0]?.response.once('close', resolve));
    socket.destroy();
    await gone;
    expect(paths()).toEqual(['/1']);
  });
});

describe('Of too many connections', () => {
  it('the one goes that has been idle longest', async () => {
    const { open, end } = await serving({ connections: 3, requests: 9 });
    const [busy, used, idle] = [await open('/busy'), await open('/used'), await open()];
    end('/used');
    await new Promise((resolve) => used.once('data', resolve));
    await open('/new');
    await closed(idle);
    await open('/newer');
    await closed(used);
    expect(busy.destroyed).toBe(false);
  });

  it('the one goes that is being answered longest, where none is idle', async () => {
    const { open } = await serving({ connections: 2, requests: 9 });
    const [first, second] = [await open('/1'), await open('/2')];
    const third = await open('/3');
    await closed(first);
    expect([second.destroyed, third.destroyed]).toEqual([false, false]);
  });
});
