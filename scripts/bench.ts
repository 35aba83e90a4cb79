import type { AddressInfo } from 'node:net';
import { measureCheck } from './bench/measure-check';
import { measureLighthouse } from './bench/measure-lighthouse';
import { measureWeight } from './bench/measure-weight';
import { table } from './bench/table';
import { buildFolder } from './build/build-folder';
import { runCommand } from './files/usage-error';
import { serveSite } from './serve/serve-site';

const routes = ['/signature-programs/outbound-training', '/industry/hospitals-and-healthcare', '/industry'];

await runCommand(async () => {
  console.log(table([measureCheck(1000), measureCheck(10_000)]));
  const { output, exitCode } = await buildFolder({ pages: 'pages-json', out: 'dist' }, process.stdout.isTTY);
  console.log(output);
  if (exitCode !== 0) return exitCode;
  console.log(table(routes.flatMap((route) => measureWeight('dist', route))));
  const server = await serveSite({ folder: 'dist', basePath: '/', port: 0 });
  console.log(
    table(await measureLighthouse(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, routes)),
  );
  server.close();
  return 0;
});
