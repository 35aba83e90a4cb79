/** What stands in a form, by name; what is ticked of several boxes of one name is one text, as it is sent. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    values[name] = values[name] === undefined ? String(value) : `${values[name]}, ${String(value)}`;
  return values;
}
