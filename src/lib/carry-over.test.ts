// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { carryOver } from './carry-over';

const html = `
  <p>Words</p>
  <input id="name"><input id="mail" type="email"><input id="yes" type="checkbox"><input id="no" type="checkbox" checked>
  <textarea id="message"></textarea>
  <select id="city"><option>Pune</option><option>Nashik</option></select>
  <details id="first"><summary id="more">More</summary></details><details id="second" open></details>
  <button id="send" type="button">Send</button><a id="there" href="#there">There</a>`;

let place: HTMLElement;
const find = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;
const part = (id: string): HTMLDetailsElement => document.getElementById(id) as HTMLDetailsElement;

/** Draws everything anew, as React does where something else has changed the HTML. */
function drawAnew(drawn = html): void {
  place.innerHTML = drawn;
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  place = document.querySelector('main') as HTMLElement;
  drawAnew();
});

describe('What visitors did is carried over to the elements that are drawn anew:', () => {
  it('what they typed, chose and opened', () => {
    find('name').value = 'Asha';
    find('mail').value = 'asha@example.in';
    find('message').value = 'One.\nTwo.';
    find('city').value = 'Nashik';
    find('yes').checked = true;
    find('no').checked = false;
    part('first').open = true;
    part('second').open = false;
    const carry = carryOver(place);
    drawAnew();
    carry();
    expect(['name', 'mail', 'message', 'city'].map((id) => find(id).value)).toEqual([
      'Asha',
      'asha@example.in',
      'One.\nTwo.',
      'Nashik',
    ]);
    expect(['yes', 'no'].map((id) => find(id).checked)).toEqual([true, false]);
    expect(['first', 'second'].map((id) => part(id).open)).toEqual([true, false]);
  });

  it('the focus, and what is marked in a field', () => {
    find('name').value = 'Asha Patil';
    find('name').focus();
    find('name').setSelectionRange(2, 4);
    const carry = carryOver(place);
    drawAnew();
    carry();
    expect(document.activeElement).toBe(find('name'));
    expect([find('name').selectionStart, find('name').selectionEnd]).toEqual([2, 4]);
  });

  it.each(['more', 'send', 'there', 'mail', 'city'])('the focus of %s', (id) => {
    find(id).focus();
    const carry = carryOver(place);
    drawAnew();
    carry();
    expect(document.activeElement).toBe(find(id));
  });

  it('the focus that moved while React was at work', () => {
    find('name').focus();
    const carry = carryOver(place);
    find('message').focus();
    drawAnew();
    carry();
    expect(document.activeElement).toBe(find('message'));
  });

  it('the mark of a touch that is kept', () => {
    find('send').dataset['taken'] = '';
    const carry = carryOver(place);
    drawAnew();
    carry();
    expect(document.querySelectorAll('[data-taken]')).toHaveLength(1);
    expect('taken' in find('send').dataset).toBe(true);
  });

  it('a form with all that is in it, since the page draws its place empty', () => {
    drawAnew('<div data-form><form><input id="name"></form></div>');
    const field = find('name');
    field.value = 'Asha';
    field.focus();
    const carry = carryOver(place);
    drawAnew('<div data-form></div>');
    carry();
    expect(find('name')).toBe(field);
    expect(field.value).toBe('Asha');
    expect(document.activeElement).toBe(field);
  });
});

describe('Nothing is changed', () => {
  it('in elements that stay', () => {
    find('name').focus();
    const carry = carryOver(place);
    find('name').value = 'typed meanwhile';
    carry();
    expect(find('name').value).toBe('typed meanwhile');
    expect(document.activeElement).toBe(find('name'));
  });

  it('of a focus that is elsewhere', () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="outside">Outside</button>');
    find('outside').focus();
    const carry = carryOver(place);
    drawAnew();
    carry();
    expect(document.activeElement).toBe(find('outside'));
  });

  it('where fewer elements are drawn than there were', () => {
    find('mail').value = 'asha@example.in';
    find('name').value = 'Asha';
    const carry = carryOver(place);
    drawAnew('<input id="name">');
    carry();
    expect(find('name').value).toBe('Asha');
  });
});
