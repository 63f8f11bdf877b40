import {
	answerDocument,
	answerFile,
	type Device,
	forgetOldFiles,
	keepFiles,
	type KeptFiles,
	wayOf,
} from "./kept-files.ts";

/** Inserted by the build. */
declare const __KEPT_FILES__: KeptFiles;
declare const __OTHER_DOCUMENTS__: string[];

/** The part of the service worker's global scope used here; the page's types lack it. */
interface Lifetime extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lifetime {
	request: Request;
	respondWith(answer: Promise<Response>): void;
}
interface Told extends Lifetime {
	data: unknown;
	ports: readonly MessagePort[];
}
interface Worker {
	location: { origin: string };
	clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
	addEventListener(type: "fetch", listener: (event: Asked) => void): void;
	addEventListener(type: "message", listener: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const kept = __KEPT_FILES__;
const device: Device = { caches, fetch: (request, init) => fetch(request, init) };
const { version, offline } = kept;
/** One that ends in "*" matches everything below it: articles come and go. */
const isAt = (pathname: string) => (other: string) =>
	other.endsWith("/*") ? pathname.startsWith(other.slice(0, -1)) : pathname === other;
const needsOwnDocument = (pathname: string) =>
	__OTHER_DOCUMENTS__.some(isAt(pathname === "/" ? pathname : pathname.replace(/\/+$/, "")));

worker.addEventListener("install", (event) => event.waitUntil(keepFiles(device, kept)));

worker.addEventListener("activate", (event) =>
	event.waitUntil(Promise.all([forgetOldFiles(device, version), worker.clients.claim()])),
);

worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const way = wayOf(request, worker.location.origin);
	if (way === "file") event.respondWith(answerFile(device, request));
	if (way === "document")
		event.respondWith(answerDocument(device, request, { version, offline, needsOwnDocument }));
});

// A new service worker waits until a page activates it, so that no one is interrupted.
worker.addEventListener("message", ({ data, ports }) => {
	if (data === "which-build") ports[0]?.postMessage(version);
	if (data === "take-over") void worker.skipWaiting();
});
