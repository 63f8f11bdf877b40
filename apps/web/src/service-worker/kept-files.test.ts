import { buildMark } from "./build-mark.ts";
import { beforeEach, describe, expect, test } from "vitest";
import {
	answerDocument,
	answerFile,
	type Device,
	forgetOldFiles,
	keepFiles,
	SHELL,
	wayOf,
} from "./kept-files.ts";

const origin = "https://learnin.example";
const kept = {
	version: "two",
	offline: {
		en: { title: "You’re offline", text: "It needs a line.", way: "Continue", direction: "ltr" },
		es: { title: "Estás sin conexión", text: "Hace falta internet.", way: "Seguir", direction: "ltr" },
	},
	languages: {
		en: ["/assets/index-2.js", "/assets/page.css"],
		es: ["/assets/index-3.js"],
	},
};

let stores: Map<string, Map<string, Response>>;
let network: (address: string) => Response | Promise<Response>;
let device: Device;

beforeEach(() => {
	stores = new Map();
	network = (address) => new Response(`${address} of the network`);
	const addressOf = (request: RequestInfo | URL) =>
		typeof request === "string"
			? request
			: request instanceof URL
				? request.pathname
				: new URL(request.url).pathname;
	const storeOf = (name: string) => {
		const store = stores.get(name) ?? new Map<string, Response>();
		stores.set(name, store);
		return store;
	};
	const cacheOf = (name: string) =>
		({
			addAll: async (files: string[]) => {
				for (const file of files) storeOf(name).set(file, await network(file));
			},
			put: async (request: RequestInfo | URL, response: Response) => {
				storeOf(name).set(addressOf(request), response);
			},
			match: async (request: RequestInfo | URL) => storeOf(name).get(addressOf(request))?.clone(),
		}) as Cache;
	device = {
		fetch: async (request) => network(addressOf(request)),
		caches: {
			open: async (name) => cacheOf(name),
			keys: async () => [...stores.keys()],
			delete: async (name) => stores.delete(name),
			match: async (request) => {
				for (const store of stores.values()) {
					const found = store.get(addressOf(request));
					if (found !== undefined) return found.clone();
				}
				return undefined;
			},
		},
	};
});

const documentOf = (language: string, version: string) => `<html lang="${language}">${buildMark(version)}`;
const ask = (pathname: string) => new Request(`${origin}${pathname}`);
const ways = { ...kept, needsOwnDocument: (pathname: string) => pathname === "/register" };

describe("the cache", () => {
	test("has the document and the files of its language, nothing else", async () => {
		network = (address) => new Response(address.startsWith("/assets") ? "file" : documentOf("es", "two"));
		await keepFiles(device, kept);
		expect([...stores.keys()]).toEqual(["learnin-two"]);
		expect([...(stores.get("learnin-two")?.keys() ?? [])]).toEqual(["/assets/index-3.js", SHELL]);
	});

	test.each([
		["of another build", () => new Response(documentOf("en", "one"))],
		["that is an error", () => new Response(documentOf("en", "two"), { status: 503 })],
	])("nothing with a document %s", async (_, document) => {
		network = document;
		await expect(keepFiles(device, kept)).rejects.toThrow();
		expect(stores.size).toBe(0);
	});

	test("keeps the previous build for its open pages, and deletes older ones but no other caches", async () => {
		for (const name of ["learnin-zero", "somebody's", "learnin-one", "learnin-two"])
			await device.caches.open(name).then((cache) => cache.put("/x", new Response()));
		await forgetOldFiles(device, "two");
		expect([...stores.keys()]).toEqual(["somebody's", "learnin-one", "learnin-two"]);
	});
});

describe("routing", () => {
	const of = (pathname: string, mode: RequestMode = "cors", method = "GET", from = origin) =>
		wayOf({ url: `${from}${pathname}`, mode, method }, origin);
	test("handles documents and files", () => {
		expect([of("/login", "navigate"), of("/assets/a.js")]).toEqual(["document", "file"]);
	});
	test("never handles personal data, other methods, other origins and the service worker itself", () => {
		expect([
			of("/api/user-details"),
			of("/api/data/export", "navigate"),
			of("/login", "navigate", "POST"),
			of("/assets/a.js", "cors", "GET", "https://elsewhere.example"),
			of("/sw.js"),
			of("/manifest.webmanifest"),
		]).toEqual([null, null, null, null, null, null]);
	});
});

describe("responses", () => {
	beforeEach(async () => {
		const cache = await device.caches.open("learnin-two");
		await cache.put(SHELL, new Response("the shell"));
		await cache.put("/assets/index-2.js", new Response("the kept file"));
	});
	const offline = () => {
		network = () => Promise.reject(new TypeError("no line"));
	};
	const text = async (answer: Promise<Response>) => (await answer).text();

	test("a cached file works offline; others come from the network and are not cached", async () => {
		expect(await text(answerFile(device, ask("/assets/other.js")))).toBe("/assets/other.js of the network");
		offline();
		expect(await text(answerFile(device, ask("/assets/index-2.js")))).toBe("the kept file");
		await expect(answerFile(device, ask("/assets/other.js"))).rejects.toThrow("no line");
	});
	test("a document comes from the network while online, whatever its status", async () => {
		network = () => new Response("closed for repair", { status: 503 });
		expect((await answerDocument(device, ask("/student/dashboard"), ways)).status).toBe(503);
	});
	test("offline the shell replaces it", async () => {
		offline();
		expect(await text(answerDocument(device, ask("/student/questions/daily"), ways))).toBe("the shell");
	});
	test("but not for a page with its own document: an offline document explains it", async () => {
		offline();
		const answer = await answerDocument(device, ask("/register"), ways);
		expect(await answer.text()).toContain("You’re offline");
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
	});
	test("in the language of the cache", async () => {
		const cache = await device.caches.open("learnin-two");
		await cache.put(SHELL, new Response(documentOf("es", "two")));
		offline();
		const answer = await answerDocument(device, ask("/register"), ways);
		expect(await answer.text()).toMatch(/<html lang="es" dir="ltr">.*<h1>Estás sin conexión<\/h1>/);
	});
	test("nor with an empty cache", async () => {
		offline();
		stores.clear();
		await expect(answerDocument(device, ask("/login"), ways)).rejects.toThrow("no line");
	});
});
