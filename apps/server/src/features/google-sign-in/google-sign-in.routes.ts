import * as contract from "@learnin/contract/routes/people/google-sign-in.contract";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../platform/app-context.ts";
import { clientNetwork } from "../../platform/http/guards/client-network.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { beginGoogleSignIn } from "./begin-google-sign-in.ts";
import { createBrowserCookie, keptOrNew } from "./browser-cookie.ts";
import { callbackHeaders, callbackPage, type Outcome } from "./callback-page.ts";
import { exchangeHandoff } from "./exchange-handoff.ts";
import { describe, doesNotAnswer, finishGoogleSignIn } from "./finish-google-sign-in.ts";
import { callbackPath, createGoogleClient } from "./google-client.ts";
import type { GoogleParts } from "./google-parts.ts";
import { deleteOldFlowsAndHandoffs } from "./google-sign-in.queries.ts";
import { linkGoogle, readGoogleLink, unlinkGoogle } from "./link-google.ts";
import { readWay, type SignInWay, wayOfState } from "./sign-in-way.ts";

const startPath = "/api/auth/google/start";

export function googleSignInRoutes(app: AppContext): void {
	const google = createGoogleClient(app.config, app.now);
	if (google !== null) serveWindow({ app, google, cookie: createBrowserCookie(app.config) });
	registerRoute(app, contract.getSignInOptions, async () => ({ google: google !== null }));
	registerRoute(app, contract.exchangeGoogle, ({ body, ip, user_agent, cookie }) =>
		exchangeHandoff(app, body, { ip, user_agent, cookie }),
	);
	registerRoute(app, contract.getGoogleLink, ({ viewer }) => readGoogleLink(app, viewer.account_id));
	registerRoute(app, contract.linkGoogle, ({ viewer, body, cookie }) =>
		linkGoogle(app, viewer, body, cookie),
	);
	registerRoute(app, contract.unlinkGoogle, async ({ viewer }) => {
		await unlinkGoogle(app, viewer.account_id);
		return {};
	});
	app.jobs.handle("forget-google-sign-ins", () => deleteOldFlowsAndHandoffs(app.db, app.now()));
}

/** Routes that Google's window requests: pages and redirects for a browser, not responses for a program. */
function serveWindow(parts: GoogleParts): void {
	const { app, cookie } = parts;
	const options = { config: { who: "public" }, exposeHeadRoute: false } as const;
	app.server.get<{ Querystring: Record<string, unknown> }>(startPath, options, async (request, reply) => {
		const way = readWay(request.query["mode"], request.query["attempt"]);
		await app.limit({ name: "google-start:address", hits: 60, seconds: 60 }, clientNetwork(request.ip));
		const browser = keptOrNew(cookie.read(request.headers.cookie ?? ""));
		try {
			const url = await beginGoogleSignIn(parts, way, browser);
			return await reply
				.headers({ ...callbackHeaders, "set-cookie": cookie.write(browser) })
				.redirect(url.href, 302);
		} catch (error) {
			app.log.warn(describe(error), "sign-in with Google could not start");
			return sendPage(reply, way, { outcome: doesNotAnswer(error) ? "unavailable" : "failed" });
		}
	});
	app.server.get<{ Querystring: Record<string, unknown> }>(callbackPath, options, async (request, reply) => {
		await app.limit({ name: "google-callback:address", hits: 60, seconds: 60 }, clientNetwork(request.ip));
		const query = request.url.split("?")[1] ?? "";
		const browser = cookie.read(request.headers.cookie ?? "");
		return sendPage(
			reply,
			wayOfState(String(request.query["state"] ?? "")),
			await finishGoogleSignIn(parts, query, browser),
		);
	});
}

function sendPage(reply: FastifyReply, way: SignInWay, outcome: Outcome): FastifyReply {
	return reply.status(200).headers(callbackHeaders).send(callbackPage(way, outcome));
}
