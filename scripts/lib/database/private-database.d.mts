export type PrivateDatabase = {
  ok: true;
  /** `mysql://…` with the password in it: never printed. */
  url: string;
  /** Leaves and, when nobody else is there, waits until the server has shut down. */
  leave(): Promise<void>;
  /** Leaves at once; the server stays for two seconds in case someone comes. */
  drop(): void;
};

/** Joins the private database server of a folder, and starts it when it isn't running. */
export function joinPrivateDatabase(options: {
  folder: string;
  say?: (line: string) => void;
}): Promise<PrivateDatabase | { ok: false; problem: string }>;
