import type { PhotographFacts } from '../../src/content/source/source';

/** The bytes of a file, read where they are asked for; behind its end there are none. */
export interface PictureBytes {
  /** Bytes of the whole file. */
  size: number;
  at: (offset: number, length: number) => Buffer;
}

/** Pieces of a picture that are looked at: a large one has thousands, and one that means harm may have millions. */
const mostSteps = 50_000;

/** What a JPEG tells: its frame names the size, and behind its last scan stands an end mark (ITU-T T.81, annex B). */
export function jpegFacts(bytes: PictureBytes): PhotographFacts {
  let size: PhotographFacts = {};
  let offset = 2;
  for (let step = 0; step < mostSteps && offset + 4 <= bytes.size; step += 1) {
    const head = bytes.at(offset, 9);
    const marker = head.readUInt8(1);
    // Any number of filling bytes may stand before a marker.
    if (marker === 0xff) offset += 1;
    else if (marker === 0xda) return isEnded(bytes, offset) ? size : { ...size, fault: 'cut-off' };
    else {
      if (isFrame(marker) && head.length === 9)
        size = { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
      offset += 2 + head.readUInt16BE(2);
    }
  }
  return { ...size, fault: 'cut-off' };
}

/** All that begin with C but three: tables, an extension, and arithmetic coding. */
function isFrame(marker: number): boolean {
  return marker >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** Cameras write more behind the end, so it is looked for from behind. */
function isEnded(bytes: PictureBytes, from: number): boolean {
  const tail = Math.max(from, bytes.size - 4096);
  return (
    bytes.at(tail, bytes.size - tail).includes(endOfJpeg) || bytes.at(from, tail - from).includes(endOfJpeg)
  );
}

/** What a PNG tells: its first chunk names the size, `acTL` says that it moves, and its last one is `IEND`. */
export function pngFacts(bytes: PictureBytes): PhotographFacts {
  const head = bytes.at(16, 8);
  if (head.length < 8) return { fault: 'cut-off' };
  let size: PhotographFacts = { width: head.readUInt32BE(0), height: head.readUInt32BE(4) };
  let offset = 8;
  for (let step = 0; step < mostSteps && offset + 12 <= bytes.size; step += 1) {
    const chunk = bytes.at(offset, 8);
    const name = chunk.toString('latin1', 4);
    if (name === 'IEND') return size;
    if (name === 'acTL') size = { ...size, isAnimated: true };
    offset += 12 + chunk.readUInt32BE(0);
  }
  return { ...size, fault: 'cut-off' };
}

/** What a WebP tells: its first bytes say how long it is (RFC 9649). */
export function webpFacts(bytes: PictureBytes): PhotographFacts {
  const head = bytes.at(0, 30);
  if (head.length < 30) return { fault: 'cut-off' };
  const size = webpSize(head);
  return bytes.size < 8 + head.readUInt32LE(4) ? { ...size, fault: 'cut-off' } : size;
}

function webpSize(head: Buffer): PhotographFacts {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    const isAnimated = (head.readUInt8(20) & 2) !== 0;
    const size = { width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3) };
    return isAnimated ? { ...size, isAnimated } : size;
  }
  if (kind === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  const bits = head.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

const otherKinds: readonly [start: RegExp, kind: string][] = [
  [/^....ftyp(?:avif|avis)/s, 'AVIF'],
  [/^....ftyp(?:he|mif1|msf1)/s, 'HEIC'],
  [/^....ftyp/s, 'film'],
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^8BPS/, 'PSD'],
  [/^%PDF/, 'PDF'],
  [/^version https?:/, 'Git LFS'],
  [/^\s*<(?:svg|\?xml)/i, 'SVG'],
  [/^\s*</, 'HTML'],
];

/** What a file is that is no photograph, by its first bytes as Latin letters; undefined when that is not known. */
export function otherKind(start: string): string | undefined {
  return otherKinds.find(([shape]) => shape.test(start))?.[1];
}
