import type { Config } from "../../platform/config.ts";
import { newSecretToken } from "../../platform/auth/secret-token.ts";

/** How long a sign-in may take, including looking up the password. */
const lifetimeSeconds = 30 * 60;

/** Binds a sign-in to the browser it began in: without this cookie neither state nor handoff code works. */
export interface BrowserCookie {
	/** Its value in a Cookie header, if it is present and well-formed. */
	read(header: string): string | undefined;
	/** The Set-Cookie header. */
	write(value: string): string;
}

export function createBrowserCookie(config: Config): BrowserCookie {
	const isSecure = config.APP_BASE_URL.startsWith("https://");
	const name = isSecure ? "__Host-learnin-google" : "learnin-google";
	const attributes = `Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
	return {
		read(header) {
			const pairs = header.split(";").map((part) => part.trim());
			const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
			return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
		},
		write: (value) => `${name}=${value}; ${attributes}`,
	};
}

/** The browser keeps its value, so that two tabs that sign in concurrently do not invalidate each other. */
export function keptOrNew(known: string | undefined): string {
	return known ?? newSecretToken();
}
