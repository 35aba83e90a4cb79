import { describe, expect, it } from 'vitest';
import { downloadAt, downloadNote, isDownload } from './download';

describe('A file to download', () => {
  it.each(['price-list.pdf', 'plans/2026.XLSX', 'talk.mp3'])('is %s', (path) => {
    expect(isDownload(path)).toBe(true);
  });

  it.each(['page.html', 'drawing.svg', 'program.js', 'pdf', 'list.pdf.html'])('is not %s', (path) => {
    expect(isDownload(path)).toBe(false);
  });

  it('is found by its address', () => {
    expect(downloadAt('/files/price-list.pdf#page=2')).toBe('price-list.pdf');
    expect(downloadAt('/files/price%20list.pdf')).toBe('price list.pdf');
    expect(downloadAt('/files/100%.pdf')).toBe('100%.pdf');
    expect(downloadAt('/prices')).toBeUndefined();
    expect(downloadAt('https://a.example/files/a.pdf')).toBeUndefined();
  });

  it('says its type and size', () => {
    expect(downloadNote('price-list.pdf', 240_400)).toBe('PDF, 240 kB');
    expect(downloadNote('a/b.Zip', 2_345_678)).toBe('ZIP, 2.3 MB');
    expect(downloadNote('empty.txt', 0)).toBe('TXT, 1 kB');
  });
});
