import { phoneAddress } from './phone-address';

/** The phone and the e-mail address of a site that has them, as links. */
export function contactWays({
  phone,
  email,
}: {
  phone?: string | undefined;
  email?: string | undefined;
}): { label: string; to: string }[] {
  return [
    ...(phone === undefined ? [] : [{ label: phone, to: phoneAddress(phone) }]),
    ...(email === undefined ? [] : [{ label: email, to: `mailto:${email}` }]),
  ];
}
