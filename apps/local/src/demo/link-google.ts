import { exchangeGoogle } from "@learnin/contract/routes/people/google-sign-in.contract";
import type { App } from "@learnin/server/app";
import { visitGoogle } from "@learnin/stand-ins/google/visit-google";
import { demoBrowser } from "./api-client.ts";

/**
 * Signs in with Google once and enters the password that links the accounts, as the person would in a
 * browser.
 */
export async function linkGoogle(
	server: App["server"],
	account: { email: string; password: string },
): Promise<void> {
	const start = await server.inject({ method: "GET", url: "/api/auth/google/start" });
	const cookie = String(start.headers["set-cookie"]).split(";")[0] ?? "";
	const back = await visitGoogle(String(start.headers.location), { email: account.email });
	const page = await server.inject({
		method: "GET",
		url: `${back.pathname}${back.search}`,
		headers: { cookie },
	});
	const handoff = /"handoff":"([\w-]+)"/.exec(page.body)?.[1] ?? "";
	const answer = await server.inject({
		method: exchangeGoogle.method,
		url: exchangeGoogle.path,
		headers: { cookie, "user-agent": demoBrowser },
		payload: { handoff, password: account.password },
	});
	if (answer.statusCode !== 200) throw new Error(`${account.email} was not linked: ${answer.body}`);
}
