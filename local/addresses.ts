/** Where everything listens locally; each port can be changed by its environment variable. */
const port = (name: string, usual: number): number => {
  const given = process.env[name];
  if (given === undefined || given === "") return usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name}=${given} is not a port.`);
  return value;
};

export const ports = {
  site: { name: "PORT", value: port("PORT", 8787) },
  /** The Supabase CLI's own default. */
  backend: { name: "BACKEND_PORT", value: port("BACKEND_PORT", 54_321) },
  outside: { name: "OUTSIDE_PORT", value: port("OUTSIDE_PORT", 4100) },
};
