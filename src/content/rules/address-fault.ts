import { isOwnComputer } from '../problems/own-computer';
import { readAddress } from '../resolve/address';
import { likelyAddress, linkedFile } from './likely-address';
import type { Targets } from './link-targets';
import { faultOutside, type AddressFault } from './outside-address';

/**
 * What is wrong with an address as it is written, wherever it leads; undefined for one that can be followed.
 * @param ids those of the blocks of the page that it stands on.
 */
export function faultOf(written: string, ids: readonly string[], targets: Targets): AddressFault | undefined {
  const address = readAddress(written);
  if (address.kind === 'other') return faultOutside(written, address.scheme, targets);
  if (isOwnComputer(written)) return faultOutside(written, '', targets);
  const file = linkedFile(written);
  if (file !== undefined) return { code: 'file-address', details: { address: written, file } };
  if (address.kind === 'unreadable') return unreadable(written, ids, targets);
  const isBare = address.kind === 'anchor' && address.anchor === '';
  return isBare ? { code: 'bad-address', details: { address: written } } : undefined;
}

function unreadable(address: string, ids: readonly string[], targets: Targets): AddressFault {
  const isEmpty = address.trim() === '';
  const near = isEmpty ? undefined : (likelyAddress(address, ids) ?? targets.meant(pathLike(address)).near);
  const exact = targets.ownContact(address);
  const better = exact === undefined ? near !== undefined && { near } : { exact };
  return { code: 'bad-address', details: { address, ...better } };
}

/** With the slashes of an address, whoever wrote it as a path of Windows or of a file. */
function pathLike(written: string): string {
  return `/${written}`.replaceAll(/[\\/]+/g, '/');
}
