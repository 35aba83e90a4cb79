import { describe, expect, it } from 'vitest';
import { pastedFault } from './pasted-address';

const better = (url: string): unknown => {
  const fault = pastedFault(url);
  return fault && 'better' in fault.details ? fault.details.better : fault?.code;
};

describe('An address as it was copied', () => {
  it.each([
    ['https://docs.google.com/forms/d/1Ab-C/edit#responses', 'document'],
    ['https://docs.google.com/spreadsheets/d/1AbC/edit?gid=0', 'document'],
    ['https://drive.google.com/drive/u/0/my-drive', 'document'],
    ['https://www.canva.com/design/DAF/x/edit', 'document'],
    ['https://studio.youtube.com/channel/UC1', 'account'],
    ['https://web.whatsapp.com/', 'account'],
    ['https://mail.google.com/mail/u/0/#inbox/FMfc', 'account'],
    ['https://outlook.office.com/mail/inbox', 'account'],
    ['https://www.linkedin.com/in/me/', 'account'],
    ['https://books.example/wp-admin/post.php?post=3', 'account'],
    ['http://192.168.1.5/talk', 'network'],
    ['http://172.20.0.1:8080/', 'network'],
    ['http://intranet/talk', 'network'],
    ['http://nas.local:5000/', 'network'],
  ])('opens for its author alone: %s', (url, place) => {
    expect(pastedFault(url)).toMatchObject({ code: 'closed-address', details: { url, place } });
  });

  it.each([
    ['https://www.google.co.in/url?sa=t&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1', 'https://a.example/x?y=1'],
    ['https://l.facebook.com/l.php?u=http%3A%2F%2Fa.example%2F&h=AT0', 'https://a.example/'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example&data=05',
      'https://a.example',
    ],
    ['https://a.example/x?fbclid=1', 'https://a.example/x'],
    ['https://a.example/x?b=%20&igsh=1==&c=2#end', 'https://a.example/x?b=%20&c=2#end'],
    ['https://a.example/?utm_source=chatgpt.com&utm_medium=x', 'https://a.example/'],
    ['https://youtu.be/abcdefghijk?si=aB-c&t=5', 'https://youtu.be/abcdefghijk?t=5'],
  ])('is better without what came along: %s', (url, wanted) => {
    expect(better(url)).toBe(wanted);
  });

  it.each(['https://www.youtube.com', 'https://m.facebook.com/', 'https://amazon.in/'])(
    'leads to the front page of everybody: %s',
    (url) => {
      expect(pastedFault(url)?.code).toBe('front-page');
    },
  );

  it.each([
    'https://docs.google.com/document/d/1AbC/edit?usp=sharing',
    'https://docs.google.com/presentation/d/1AbC/edit?usp=drive_link&ouid=1',
    'https://10.example.com/talk',
    'https://www.linkedin.com/feed/update/urn:li:activity:1/',
    'https://docs.google.com/forms/d/e/1FAIpQ/viewform',
    'https://drive.google.com/file/d/1AbC/view',
    'https://www.canva.com/design/DAF/x/view',
    'https://www.youtube.com/@example',
    'https://www.google.com/url',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://a.example/?si=1&utm_source=our-site',
    'https://a.example/fbclid',
    'https://172.32.0.1/',
    'https://localhost.example/wp-admin-guide',
    'not an address',
  ])('has nothing that could be told: %s', (url) => {
    expect(pastedFault(url)).toBeUndefined();
  });
});
