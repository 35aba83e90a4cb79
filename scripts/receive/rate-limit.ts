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
