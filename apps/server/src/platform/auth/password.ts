import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

// argon2id with the OWASP minimum: 19 MiB, two passes, one lane.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A flood of sign-ins must not take every core: at most this many hashes at once. */
const slots = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
	if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next === undefined) running -= 1;
		else next();
	}
}

/** The argon2id hash of a password as a PHC string. */
export function hashPassword(password: string): Promise<string> {
	return withSlot(() => hash(password.normalize("NFKC"), settings));
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password matches this hash. Without a hash (no such account, or one without a password) a decoy
 * is verified anyway, so that the timing reveals nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
	decoyHash ??= hashPassword("no account has this password");
	const against = stored ?? (await decoyHash);
	const matches = await withSlot(() => verify(against, password.normalize("NFKC")));
	return matches && stored !== null;
}
