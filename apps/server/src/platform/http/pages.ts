import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { ApiError } from "./api-error.ts";
import { contentPolicy, type PageSources } from "./security-headers.ts";
import { sendError } from "./server.ts";

const distFolder = path.join(import.meta.dirname, "../../../../web/dist");
/** Pages that load the payment provider; the browser enters them by a full document load. */
const paymentPages = new Set(["/register"]);

/** Serves the built web app: the prerendered home, the app's page for every other path, assets for ever. */
export async function servePages(server: FastifyInstance, config: Config, folder = distFolder): Promise<void> {
	if (!existsSync(path.join(folder, "index.html"))) throw new Error("the web app is not built; run `npm run build`");
	const sources = readSources(folder, config);
	const home = readFileSync(path.join(folder, "home.html"));
	const page = readFileSync(path.join(folder, "index.html"));
	await server.register(fastifyStatic, {
		root: path.join(folder, "assets"),
		prefix: "/assets/",
		immutable: true,
		maxAge: "1y",
		index: false,
		decorateReply: false,
		preCompressed: existsSync(path.join(folder, "precompressed")),
	});
	server.setNotFoundHandler((request, reply) => {
		const { pathname } = new URL(request.url, "http://page");
		const isPage = request.method === "GET" && !/^\/(api|assets)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,5}$/i.test(pathname);
		if (!isPage) return sendError(reply, new ApiError("not_found"), request.id);
		return reply
			.header("content-security-policy", contentPolicy(sources, paymentPages.has(pathname.replace(/\/+$/, ""))))
			.header("cache-control", "no-cache")
			.type("text/html; charset=utf-8")
			.send(pathname === "/" ? home : page);
	});
}

function readSources(folder: string, config: Config): PageSources {
	const { script_hashes } = JSON.parse(readFileSync(path.join(folder, "csp.json"), "utf8")) as { script_hashes: string[] };
	const script = new URL(config.STRIPE_JS_URL).origin;
	const isStripe = script === "https://js.stripe.com";
	return { script_hashes, payment: isStripe ? [script, "https://hooks.stripe.com", "https://api.stripe.com"] : [script] };
}
