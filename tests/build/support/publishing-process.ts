import { publishVersion } from './prepared-site';

// Publishes one version after another into the folder that was named, until it is killed.
const [place = '', first = ''] = process.argv.slice(2);
for (let version = Number(first); ; version += 1) {
  publishVersion(place, version);
  process.stdout.write(`${version}\n`);
}
