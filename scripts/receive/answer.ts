import { urlOf } from '../../src/lib/url-of';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escaped } from '../../src/lib/escaped';
import type { Words } from '../../src/words/words';
import { daysInWords } from '../../src/lib/weekday-words';
import type { FieldError, Refusal } from './enquiry';

/** What a receiver says. */
export type ReceiverWords = Pick<Words, 'receiver' | 'fields'>;

/** Whether a post comes from a form without scripts, which wants a page as its answer. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  const isJson = /^application\/json/i.test(headers['content-type'] ?? '');
  return !isJson && (headers.accept ?? '').includes('text/html');
}

/** Confirms an enquiry: with JSON, or by leading a form without scripts to its thanks. */
export function confirm(
  request: IncomingMessage,
  response: ServerResponse,
  { id, next, words }: { id: string; next: string; words: ReceiverWords },
): void {
  if (!wantsPage(request)) return sendJson(response, 200, { ok: true, id });
  const path = pathWithin(next);
  if (path !== undefined) return send(response, 303, { Location: path }, '');
  const { thanks, arrived } = words.receiver;
  sendPage(response, 200, words, thanks, arrived);
}

/** Says why an enquiry was not taken. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  words: ReceiverWords,
): void {
  const { status, retryAfter } = refusal;
  const { notSent, goBack, [refusal.error]: error } = words.receiver;
  const errors = refusal.errors?.map((one) => ({ field: one.field, message: messageOf(one, words) }));
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  if (!wantsPage(request)) return sendJson(response, status, { ok: false, error, ...(errors && { errors }) });
  const fields = (refusal.errors ?? [])
    .map((one) => `${one.label ?? one.field}: ${messageOf(one, words)}`)
    .join(' ');
  sendPage(response, status, words, notSent, `${error} ${fields} ${goBack}`);
}

function messageOf({ fault, limit = '' }: FieldError, { receiver, fields }: ReceiverWords): string {
  const said = { ...receiver, ...fields }[fault];
  if (typeof said === 'string') return said;
  return said(fault === 'onDays' ? daysInWords(limit, receiver.language) : limit);
}

/** The path and query of an address, so that it leads nowhere but here; undefined when it has none. */
function pathWithin(address: string): string | undefined {
  const base = 'http://here.invalid';
  const read = address === '' ? undefined : urlOf(address, base);
  if (!read) return undefined;
  const { protocol, pathname, search } = read;
  return /^https?:$/.test(protocol) ? `/${pathname.replace(/^\/+/, '')}${search}` : undefined;
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  send(response, status, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(value));
}

/** A page of words alone. */
const nothingElse = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

function sendPage(
  response: ServerResponse,
  status: number,
  { receiver: { language } }: ReceiverWords,
  title: string,
  text: string,
): void {
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><h1>${escaped(title)}</h1><p>${escaped(text)}</p></html>`;
  send(response, status, { 'Content-Type': 'text/html; charset=utf-8', ...nothingElse }, page);
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers }).end(body);
}
