import type { Config } from "../../platform/config.ts";
import { newSecretToken } from "../../platform/auth/secret-token.ts";

/** A sign-in may take as long as this, with looking for the password in between. */
const lifetimeSeconds = 30 * 60;

/** What ties a sign-in to the browser it began in: without this cookie neither state nor handed-over code is worth anything. */
export interface BrowserCookie {
	/** Its value in a Cookie header, if it is there and of our making. */
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

/** The browser keeps its value, so that two tabs that sign in at once do not throw each other out. */
export function keptOrNew(known: string | undefined): string {
	return known ?? newSecretToken();
}
