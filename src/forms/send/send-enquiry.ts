/** Why an enquiry was not confirmed. */
export type Failure =
  | { why: 'offline' | 'unreachable' | 'timeout' | 'unclear' | 'too large' | 'down' | 'refused' }
  | { why: 'too many'; seconds: number }
  | { why: 'invalid'; errors: Record<string, string> };

/** What is sent: where to, the fields, and the key by which the embedded receiver knows a repetition. */
export interface Post {
  address: string;
  body: Record<string, string>;
  /** Left out for other hosts, which would have to allow the header. */
  key?: string;
}

const timeoutMs = 15_000;

/** Posts an enquiry as JSON. Gives undefined when its arrival is confirmed, and a failure otherwise; it never throws. */
export async function sendEnquiry({ address, body, key }: Post): Promise<Failure | undefined> {
  if (!navigator.onLine) return { why: 'offline' };
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => end.abort(), timeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      signal,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    return await verdict(response);
  } catch {
    return { why: signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Form services answer 200 with `ok: true` (Formspree) or `success: true` (Web3Forms); HTML with status 200 is no confirmation. */
async function verdict(response: Response): Promise<Failure | undefined> {
  const answer = answerOf(await response.text());
  if (response.ok) return isConfirmed(answer) ? undefined : { why: 'unclear' };
  const { status } = response;
  if (status === 429) return { why: 'too many', seconds: secondsUntil(response.headers.get('Retry-After')) };
  if (status === 413) return { why: 'too large' };
  if (status === 400 || status === 422) return { why: 'invalid', errors: fieldErrors(answer) };
  return { why: status >= 500 ? 'down' : 'refused' };
}

type Answer = Record<string, unknown> | undefined;

function answerOf(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isConfirmed(answer: Answer): boolean {
  return (
    answer !== undefined && answer['ok'] !== false && answer['success'] !== false && !('error' in answer)
  );
}

/** `errors: [{ field, message }]`, as the embedded receiver and Formspree answer. */
function fieldErrors(answer: Answer): Record<string, string> {
  const list = Array.isArray(answer?.['errors']) ? (answer['errors'] as unknown[]) : [];
  const known = list.flatMap((error) => {
    const { field, message } = (error ?? {}) as Record<string, unknown>;
    return typeof field === 'string' && typeof message === 'string' ? [[field, message] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Seconds or a date (RFC 9110, section 10.2.3); a minute when it says nothing. */
function secondsUntil(header: string | null): number {
  if (header === null) return 60;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 60;
}
