import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { contentPolicy, type PageSources } from "./security-headers.ts";
import { answerNotFound } from "./server.ts";

const distFolder = path.join(import.meta.dirname, "../../../../web/dist");
/** Pages that load the payment provider; the browser enters them by a full document load. */
const paymentPages = new Set(["/register"]);

/** A page in the encodings that browsers take. */
interface Page {
	plain: Buffer;
	br: Buffer;
	gzip: Buffer;
}

/** Serves the built web app: the prerendered home, the app's page for every other path, assets for ever. */
export async function servePages(
	server: FastifyInstance,
	config: Config,
	folder = distFolder,
): Promise<void> {
	if (!existsSync(path.join(folder, "index.html")))
		throw new Error("the web app is not built; run `npm run build`");
	const sources = readSources(folder, config);
	const home = readPage(path.join(folder, "home.html"));
	const app = readPage(path.join(folder, "index.html"));
	await server.register(fastifyStatic, {
		root: path.join(folder, "assets"),
		prefix: "/assets/",
		immutable: true,
		maxAge: "1y",
		index: false,
		decorateReply: false,
		// The build may put a .br or .gz beside a file.
		preCompressed: true,
	});
	server.setNotFoundHandler((request, reply) => {
		const pathname = request.url.split("?")[0] ?? "";
		if (!isPage(request.method, pathname)) return answerNotFound(request, reply);
		reply
			.header(
				"content-security-policy",
				contentPolicy(sources, paymentPages.has(pathname.replace(/\/+$/, ""))),
			)
			.header("cache-control", "no-cache")
			.type("text/html; charset=utf-8");
		return sendPage(request, reply, pathname === "/" ? home : app);
	});
}

/** Everything that a person may type is a page of the app, which says so itself when it has none; files are not. */
function isPage(method: string, pathname: string): boolean {
	const isRead = method === "GET" || method === "HEAD";
	return isRead && !/^\/(api|assets)(\/|$)|\/\.|\.[a-z0-9]{1,5}$/i.test(pathname);
}

function readPage(file: string): Page {
	const plain = readFileSync(file);
	return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
	const accepted = String(request.headers["accept-encoding"] ?? "");
	const encoding = (["br", "gzip"] as const).find((name) =>
		new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
	);
	reply.status(200).header("vary", "accept-encoding");
	return encoding === undefined
		? reply.send(page.plain)
		: reply.header("content-encoding", encoding).send(page[encoding]);
}

function readSources(folder: string, config: Config): PageSources {
	const { script_hashes } = JSON.parse(readFileSync(path.join(folder, "csp.json"), "utf8")) as {
		script_hashes: string[];
	};
	const script = new URL(config.STRIPE_JS_URL).origin;
	const isStripe = script === "https://js.stripe.com";
	return {
		script_hashes,
		payment: isStripe ? [script, "https://hooks.stripe.com", "https://api.stripe.com"] : [script],
	};
}
