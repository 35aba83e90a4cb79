import { expect, it } from 'vitest';
import { firstScript } from './bundle';

it('the script of every page is known to browsers by the hash of just what stands there', () => {
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  const hash = 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';
  expect(firstScript('\n start()\n')).toEqual({ code: 'start()', hash });
});

it.each(['"</script>"', '"</SCRIPT "', '"<!--"'])('a script with %s in it cannot stand in a page', (text) => {
  expect(() => firstScript(text)).toThrow('The first script cannot stand in a page.');
});
