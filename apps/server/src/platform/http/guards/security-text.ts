import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { addressOfSender } from "../../mail/sender-address.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Well within the year that RFC 9116 recommends; a saved copy expires by itself. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a security hole. */
export function serveSecurityText(server: FastifyInstance, config: Config, now: () => Date): void {
	const path = "/.well-known/security.txt";
	server.get(path, { config: { who: "public" } }, async (_, reply) => {
		const midnight = Math.ceil(now().getTime() / DAY_MS) * DAY_MS;
		const lines = [
			/* not a text */ `Contact: ${config.SECURITY_CONTACT ?? `mailto:${addressOfSender(config.MAIL_FROM)}`}`,
			/* not a text */ `Expires: ${new Date(midnight + validDays * DAY_MS).toISOString()}`,
			/* not a text */ "Preferred-Languages: en, es",
			/* not a text */ `Canonical: ${config.APP_BASE_URL}${path}`,
		];
		return reply
			.header("cache-control", "public, max-age=3600")
			.type("text/plain; charset=utf-8")
			.send(`${lines.join("\n")}\n`);
	});
}
