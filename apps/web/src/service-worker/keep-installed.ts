import styles from "./update-prompt.css?inline";

/** How often an open page checks for a new version. */
const lookEveryMs = 30 * 60_000;

void keepInstalled();

/** Registers the service worker, and offers a new version if there is one; loaded when the page is idle. */
async function keepInstalled(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	if (!navigator.onLine) showOffline();
	const { serviceWorker } = navigator;
	const registration = await serviceWorker
		.register("/sw.js", { updateViaCache: "none" })
		.catch(() => undefined);
	if (registration === undefined) return;
	const look = () => void offerWaiting(registration);
	registration.addEventListener("updatefound", () => {
		const { installing } = registration;
		installing?.addEventListener("statechange", () => installing.state === "installed" && look());
	});
	look();
	// The app changes pages without loading: what an open question delays is offered on the next page.
	setInterval(look, 5_000);
	setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

/** The service worker already offered, so that each version is offered once. */
let offered: ServiceWorker | null = null;

async function offerWaiting({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
	if (waiting === null || waiting === offered || isPractising()) return;
	// The first one replaces nothing.
	if (active === null) return;
	offered = waiting;
	const isThisPages = (await buildOf(waiting)) === buildOfPage();
	if (isThisPages) waiting.postMessage("take-over", []);
	else showPrompt(() => takeOver(waiting));
}

/** Nothing may cover an open question. */
function isPractising(): boolean {
	return location.pathname.startsWith("/student/questions");
}

function buildOf(worker: ServiceWorker): Promise<string> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data), { once: true });
		port1.start();
		worker.postMessage("which-build", [port2]);
	});
}

function buildOfPage(): string | undefined {
	return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** Only the page on which it was pressed reloads; others continue. */
function takeOver(worker: ServiceWorker): void {
	navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
	worker.postMessage("take-over", []);
}

function showPrompt(load: () => void): void {
	const box = showBox("New version", "A new version is ready.");
	const now = button("Reload", "update-prompt-load", load);
	const later = button("Later", "update-prompt-later", () => box.remove());
	box.append(now, later);
}

/** The page was opened offline: it reports itself what it cannot show; this shows what is saved. */
function showOffline(): void {
	const box = showBox("Offline", offlineText(keptAnswers()));
	addEventListener("online", () => box.remove(), { once: true });
}

function offlineText(kept: number): string {
	if (kept === 0) return "You’re offline. Everything will load when you’re back online.";
	if (kept === 1)
		return "You’re offline. 1 answer is saved on this device and will be checked when you’re back online.";
	return `You’re offline. ${kept} answers are saved on this device and will be checked when you’re back online.`;
}

/** Answers in the outbox of practice, each with its own key. */
function keptAnswers(): number {
	return Object.keys(localStorage).filter((key) => key.startsWith("learnin-unsent")).length;
}

let hasStyles = false;

function showBox(label: string, words: string): HTMLElement {
	if (!hasStyles) {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		// Not a style element: the content security policy forbids them.
		document.adoptedStyleSheets.push(sheet);
		hasStyles = true;
	}
	const box = document.createElement("section");
	box.className = "update-prompt";
	box.setAttribute("role", "status");
	box.setAttribute("aria-label", label);
	const text = document.createElement("p");
	text.textContent = words;
	box.append(text);
	document.body.append(box);
	return box;
}

function button(label: string, className: string, press: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.className = className;
	made.textContent = label;
	made.addEventListener("click", press);
	return made;
}
