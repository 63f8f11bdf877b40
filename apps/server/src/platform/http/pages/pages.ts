import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGE_PARAMETER } from "@learnin/domain/texts/languages";
import type { Config } from "../../config.ts";
import { addressOfSender } from "../../mail/sender-address.ts";
import { chooseLanguage, languageCookie } from "../../languages/choose-language.ts";
import { serveInstallable } from "./installable.ts";
import { type PackedPage, packPage, sendPage } from "./packed-page.ts";
import { contentPolicy, type PageSources } from "../guards/security-headers.ts";
import { answerNotFound } from "../server.ts";

const distFolder = path.join(import.meta.dirname, "../../../../../web/dist");
/** Pages that load the payment provider; the browser enters them by a full document load. */
const paymentPages = new Set([
	"/register",
	"/add-invitation",
	"/student/invitation/payment",
	"/parent/load-wallet",
	"/settings/payment-methods",
]);

/** The documents in one language. */
interface LanguagePages {
	/** Public pages and files, by their paths. */
	open: Map<string, OpenPage>;
	app: PackedPage;
	/** The app's document for pages that prefetch something, by the pattern of their paths. */
	starts: { shape: RegExp; page: PackedPage }[];
}

/**
 * The build's manifest entry for a page of the app: what its document may prefetch before any script runs.
 */
interface Start {
	path: string;
	scripts: string[];
	styles: string[];
	asks: string[];
	asks_as_student: string[];
}

/** Where developers see every component in every state. */
const developerPath = "/developer/components";

/** The build's manifest entry for each public page and file. */
interface PublicPage {
	/** Its address; one that ends in "*" matches all addresses below it that have no page of their own. */
	path: string;
	/** Relative to the folder of the built app. */
	file: string;
	status: number;
	type: string;
}

/** The build does not know where its pages will be served; the server replaces these. */
const builtOrigin = "https://site.invalid";
const builtContact = "contact@site.invalid";

interface PagesOptions {
	/** The folder of the built web app, if it is not the one in this checkout. */
	folder?: string | undefined;
	/** What the developer page shows; without it the page does not exist. */
	developerData?: unknown;
}

/**
 * Serves the built web app: prerendered public pages, the app's page for every other path, assets with
 * unlimited caching.
 */
export async function servePages(
	server: FastifyInstance,
	config: Config,
	{ folder = distFolder, developerData }: PagesOptions = {},
): Promise<void> {
	if (!existsSync(path.join(folder, "index.html")))
		throw new Error("the web app is not built; run `npm run build`");
	const sources = readSources(folder, config);
	const pages = readLanguages(folder, config);
	const languages = [...pages.keys()];
	const developer =
		developerData === undefined ? undefined : readPage(path.join(folder, "developer.html"), developerData);
	await server.register(fastifyStatic, {
		root: path.join(folder, "assets"),
		prefix: "/assets/",
		immutable: true,
		maxAge: "1y",
		index: false,
		decorateReply: false,
		// The build may have written a .br or .gz file next to it.
		preCompressed: true,
	});
	serveInstallable(server, config, { folder, languages });
	server.setNotFoundHandler((request, reply) => {
		const pathname = (request.url.split("?")[0] ?? "").replace(/(?<=[^/])\/+$/, "");
		const language = languageOfDocument(request, languages);
		const { open, app, starts } = pages.get(language) as LanguagePages;
		const isRead = request.method === "GET" || request.method === "HEAD";
		const found = isRead ? findPublicPage(open, pathname) : undefined;
		if (found === undefined && !(isRead && isPage(pathname))) return answerNotFound(request, reply);
		const pressed = new URLSearchParams(request.url.split("?")[1] ?? "").get(LANGUAGE_PARAMETER);
		if (pressed !== null && languages.includes(pressed)) return changeLanguage(request, reply, pressed);
		reply
			.header("content-security-policy", contentPolicy(sources, paymentPages.has(pathname)))
			.header("cache-control", "no-cache")
			.header("content-language", language);
		if (found !== undefined)
			return sendPage(request, reply.status(found.status).type(found.type), found.page);
		// Its content must not be indexed; the page says so as well.
		reply.status(200).type("text/html; charset=utf-8").header("x-robots-tag", "noindex");
		const start = starts.find(({ shape }) => shape.test(pathname))?.page;
		return sendPage(request, reply, (pathname === developerPath && developer) || (start ?? app));
	});
}

interface OpenPage extends PublicPage {
	page: PackedPage;
}

function readPublicPages(folder: string, config: Config): Map<string, OpenPage> {
	const list = JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")) as PublicPage[];
	const contact = addressOfSender(config.MAIL_FROM);
	const serve = (text: string) =>
		text.replaceAll(builtContact, contact).replaceAll(builtOrigin, config.APP_BASE_URL);
	return new Map(
		list.map((each) => {
			const text = readFileSync(path.join(folder, each.file), "utf8");
			return [each.path, { ...each, page: packPage(serve(text)) }];
		}),
	);
}

function findPublicPage(pages: Map<string, OpenPage>, pathname: string): OpenPage | undefined {
	const above = /^\/[^/]+(?=\/)/.exec(pathname)?.[0];
	return pages.get(pathname) ?? (above === undefined ? undefined : pages.get(`${above}/*`));
}

/** Any path that a person may type is a page of the app, which handles not found itself; files are not. */
function isPage(pathname: string): boolean {
	return !/^\/(api|assets)(\/|$)|\/\.|\.[a-z0-9]{1,5}$/i.test(pathname);
}

/** The documents by language, the default one first. */
function readLanguages(folder: string, config: Config): Map<string, LanguagePages> {
	const file = path.join(folder, "languages.json");
	// A folder of English pages alone needs no list.
	const codes = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : ["en"];
	return new Map(
		codes.map((code, at) => {
			const own = at === 0 ? folder : path.join(folder, code);
			const app = readPage(path.join(own, "index.html"));
			return [code, { open: readPublicPages(own, config), app, starts: readStarts(own) }];
		}),
	);
}

function readStarts(folder: string): LanguagePages["starts"] {
	const file = path.join(folder, "starts.json");
	const starts = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Start[]) : [];
	const document = readFileSync(path.join(folder, "index.html"), "utf8");
	return starts.map((start) => ({
		shape: new RegExp(`^${start.path.replace(/:\w+/g, "[^/]+").replace(/\/$/, "")}$`),
		page: packPage(withStart(document, start)),
	}));
}

function withStart(document: string, { scripts, styles, asks, asks_as_student }: Start): string {
	const links = [
		...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
		...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
	];
	return (
		document
			.replace(/(?<= data-ask=)"[^"]*"/, () => attribute(asks))
			.replace(/(?<= data-ask-as-student=)"[^"]*"/, () => attribute(asks_as_student))
			// After the shared style sheet, which sets the order of the layers.
			.replace("</head>", () => `${links.join("")}</head>`)
	);
}

function attribute(words: string[]): string {
	return `"${words.join(" ").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

function languageOfDocument({ headers }: FastifyRequest, languages: readonly string[]): string {
	return chooseLanguage(languages, { cookie: headers.cookie, accepted: headers["accept-language"] });
}

/** A language was chosen: store it on the device, and show the same page again. */
function changeLanguage(request: FastifyRequest, reply: FastifyReply, code: string): FastifyReply {
	// Two leading slashes would name another host, or none.
	const url = new URL(request.url.replace(/^[/\\]+/, "/"), "http://page");
	url.searchParams.delete(LANGUAGE_PARAMETER);
	return reply
		.header("set-cookie", languageCookie({ code, isChosen: true }, request.protocol === "https"))
		.header("cache-control", "no-store")
		.redirect(url.pathname.replace(/^\/{2,}/, "/") + url.search, 303);
}

/** `data` replaces the page's placeholder, as a block that is parsed and never executed. */
function readPage(file: string, data?: unknown): PackedPage {
	const text = readFileSync(file, "utf8");
	const json = JSON.stringify(data)?.replaceAll("<", "\\u003c");
	return packPage(json === undefined ? text : text.replace("<!--data-->", () => json));
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
		payment_forms: config.esewa === null ? [] : [new URL(config.esewa.formUrl).origin],
	};
}
