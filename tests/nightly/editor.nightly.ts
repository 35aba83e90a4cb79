import { spawn } from 'node:child_process';
import {
  createProtocolConnection,
  ExitNotification,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { load } from '../editor/support/extension';

it('The extension for VS Code starts what speaks with an editor, and ends with it', async () => {
  const { extension, asked } = load();
  await extension.activate?.();
  const { command = '', options } = asked[0]?.server ?? {};
  expect(options?.cwd).toBe(engineRoot);
  const server = spawn(command, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const connection = createProtocolConnection(server.stdout, server.stdin);
  connection.listen();
  const hello = { processId: process.pid, rootUri: null, capabilities: {} };
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, hello);
  expect(capabilities.completionProvider).toBeDefined();
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
});
