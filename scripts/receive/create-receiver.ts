import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { formSettings } from '../../src/lib/form-settings';
import { wordsFor } from '../../src/words/languages';
import { isForeign } from '../serve/request-guard';
import { targetOf } from '../serve/target';
import type { KnownForm } from '../files/forms-in';
import { confirm, refuse, type ReceiverWords } from './answer';
import { checkEnquiry, fieldNames, formsOf } from './check-enquiry';
import { Refused, type Enquiry, type Fields } from './enquiry';
import type { Store } from './open-store';
import { parseFields } from './parse-fields';
import { readBody } from './read-body';
import { remembered } from './remembered';

/** What a receiver needs. */
export interface ReceiverOptions {
  /** Opens the store; asked again after it failed. */
  openStore: () => Promise<Store>;
  settings: ReturnType<typeof formSettings>;
  /** The forms as they are now: asked for at every post. */
  forms: () => readonly KnownForm[];
  /** What it says to those who post; in English unless given. */
  words?: ReceiverWords;
  /** Where the site is published: its pages may post here too, through a server there. */
  origin?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Takes a post whose address is below the site's base path. It answers every one, and never throws. */
export type Receiver = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The form id in an address below the base path, like `/api/forms/enquiries`; undefined for other addresses. */
export function formIdIn(pathname: string): string | undefined {
  return /^\/api\/forms\/([^/]*)$/.exec(pathname)?.[1];
}

/** For forms that post without a key: the same words within this time, in milliseconds, are a second click. */
const secondClick = 10 * 60_000;

/** Makes the receiver of `npm start`, to which enquiries are posted as they are to a form service. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { openStore, settings, forms, origin, words = wordsFor(), now = Date.now } = options;
  const opened = remembered(openStore);
  const limiter = rateLimit(settings.limits.perMinute, now);
  const take = async (request: IncomingMessage): Promise<{ id: string; next: string }> => {
    const formId = formIdIn(targetOf(request.url ?? '')?.pathname ?? '') ?? '';
    const own = formsOf(forms(), formId);
    if (own.length === 0) throw new Refused({ status: 404, error: 'noForm' });
    if (request.method !== 'POST') throw new Refused({ status: 405, error: 'byPost' });
    if (isForeign(request.headers, origin)) throw new Refused({ status: 403, error: 'foreign' });
    const seconds = limiter(request.socket.remoteAddress ?? '');
    if (seconds > 0) throw new Refused({ status: 429, error: 'tooOften', retryAfter: seconds });
    const body = await readBody(request, settings.limits.kilobytes * 1024);
    const sent = await parseFields(body, request.headers['content-type'] ?? '');
    const enquiry = enquiryOf(sent, formId, checkEnquiry(sent, own), settings.honeypot);
    const key = keyOf(request);
    const id = await stored(async () => keep(await opened(), { ...enquiry, key, at: now() }));
    return { id, next: sent[settings.redirect] ?? '' };
  };
  return async (request, response) => {
    // A connection that breaks is the sender's loss, not ours.
    request.on('error', () => {});
    try {
      const { id, next } = await take(request);
      confirm(request, response, { id, next, words });
    } catch (error) {
      answerError(request, response, words, error);
    }
  };
}

type Understood = Pick<Enquiry, 'formId' | 'kind' | 'fields' | 'suspect'>;

/** Only what the form asks for is kept, whatever else is sent. */
function enquiryOf(sent: Fields, formId: string, form: KnownForm, honeypot: string): Understood {
  const own = fieldNames(form).filter((name) => sent[name] !== undefined);
  const fields = Object.fromEntries(own.map((name) => [name, sent[name] ?? '']));
  const isSuspect = (sent[honeypot] ?? '') !== '';
  return { formId, kind: form.name, fields, ...(isSuspect && { suspect: true }) };
}

const longestKey = 200;

function keyOf({ headers }: IncomingMessage): string {
  const key = String(headers['idempotency-key'] ?? '');
  if (key.length > longestKey) throw new Refused({ status: 400, error: 'longKey' });
  return key;
}

async function keep(
  store: Store,
  { key, at, ...enquiry }: Understood & { key: string; at: number },
): Promise<string> {
  const id = identity(enquiry.formId, key === '' ? clickOf(store, enquiry, at) : key, enquiry.fields);
  await store.keep({ id, receivedAt: new Date(at).toISOString(), ...enquiry });
  return id;
}

/** A disk that is full or cannot be written is reported to the sender, and without any words of the enquiry to us. */
async function stored(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    console.error(
      `An enquiry could not be stored: ${error instanceof Error ? error.message : String(error)}`,
    );
    throw new Refused({ status: 503, error: 'notStored', retryAfter: 60 });
  }
}

/** Stands in for a key: the same for a second click, another one for the same words later. */
function clickOf(store: Store, { formId, fields }: Understood, at: number): string {
  const windows = [Math.floor(at / secondClick), Math.floor(at / secondClick) - 1];
  const keys = windows.map((window) => `click ${window}`);
  const [current = ''] = keys;
  const earlier = keys.find((key) => {
    const received = store.receivedAt(identity(formId, key, fields));
    return received !== undefined && at - Date.parse(received) < secondClick;
  });
  return earlier ?? current;
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  words: ReceiverWords,
  error: unknown,
): void {
  if (!(error instanceof Refused)) console.error(error);
  if (response.destroyed || response.headersSent) return;
  const { refusal } = error instanceof Refused ? error : unexpected;
  if (refusal.status === 405) response.setHeader('Allow', 'POST');
  // What is left of a post that was not read to its end would be taken for the next one.
  if (!request.complete) response.setHeader('Connection', 'close');
  refuse(request, response, refusal, words);
  drain(request);
}

/** Lets a sender finish, so that it comes to read the answer; but not for ever. */
function drain(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.destroy(), 5000).unref();
}

const unexpected = new Refused({ status: 500, error: 'unexpected' });

/** The id of an enquiry: the same form, key and words give the same id. */
export function identity(formId: string, key: string, fields: Fields): string {
  const words = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash('sha256')
    .update(JSON.stringify([formId, key, words]))
    .digest('hex')
    .slice(0, 32);
}

const minute = 60_000;

/** Most addresses that are remembered; the oldest are forgotten first. */
const mostAddresses = 10_000;

/**
 * Counts the posts of each address in the last minute. The result gives 0 when one more may come, and otherwise
 * after how many seconds it may.
 */
export function rateLimit(perMinute: number, now = Date.now): (address: string) => number {
  const times = new Map<string, number[]>();
  return (address) => {
    const at = now();
    // Those that are still to come were noted before the clock was set back.
    const recent = (times.get(address) ?? []).filter((time) => time > at - minute && time <= at);
    const [oldest = at] = recent;
    const isTooMuch = recent.length >= perMinute;
    times.delete(address);
    times.set(address, isTooMuch ? recent : [...recent, at]);
    if (times.size > mostAddresses) times.delete(String(times.keys().next().value));
    return isTooMuch ? Math.max(1, Math.ceil((oldest + minute - at) / 1000)) : 0;
  };
}
