/** The same call again gives the same value: a review takes a second, and several tests read the same one. */
export function once<Argument, Value>(make: (argument: Argument) => Value): (argument: Argument) => Value {
  const made = new Map<Argument, Value>();
  return (argument) => {
    const value = made.get(argument) ?? make(argument);
    made.set(argument, value);
    return value;
  };
}
